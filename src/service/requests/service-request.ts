import type { Address } from '../transport/address.js';
import type { ServiceResponse } from '../transport/transport.js';
import type { WriteOutcome } from '../queue/verify-write.js';

/** Outcome of a write whose response was lost. */
export interface Verification {
  readonly outcome: WriteOutcome;
  /** The response that shows it. */
  readonly response: ServiceResponse;
}

/** A response that shows a state, where the response as it was received is of no use. */
export const responseWith = (json: unknown, status = 200): ServiceResponse => ({
  status,
  received: '',
  text: '',
  json,
});

/** A request of one generation of the interface. */
export interface ServiceRequest {
  readonly address: Address;
  /** A query for GET and DELETE; for the others a body, encoded or not. Undefined for a request that has neither. */
  readonly content: object | Buffer | undefined;
  /**
   * Verifies a write whose response was lost, since sending it again could do its work twice.
   * @param sentAt when it was first sent, in milliseconds since the epoch
   * @throws ServiceError
   */
  readonly verify?: ((sentAt: number) => Promise<Verification>) | undefined;
}
