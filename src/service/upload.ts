import { counted, grouped } from '../../packages/shared/src/numbers.js';
import type { Upload, UploadList } from './merge-queue-service.js';
import { bodyLimitBytes, encodeBody, encodeBodyWith } from './transport/request-body.js';

/** How a generation uploads impacted targets. */
interface UploadForm {
  /** Fields of the request, with a text of the right length where one is not known yet. */
  readonly fields: object;
  /** The field that says that everything is impacted. */
  readonly all: object;
  /** Most targets of one list. */
  readonly mostTargets?: number;
  /** Sends the body that is made of the fields. */
  readonly send: (bodyOf: (fields: object) => Buffer) => Promise<void>;
}

/** Section 8 of the service interface: a list that is too long for a request goes as `ALL`. Nothing is sent yet. */
export function uploadOf<List extends UploadList>(
  list: List,
  { fields, all, mostTargets, send }: UploadForm,
): Upload<List> {
  const everything = {
    list: { kind: 'all' },
    send: () => send((known) => encodeBody({ ...known, ...all })),
  } as const;
  if (list.kind === 'all') return everything;
  const instead = `ALL is sent instead of the list of ${counted(list.count, 'target')}`;
  const [most, targets] = [grouped(bodyLimitBytes), grouped(mostTargets ?? 0)];
  if (mostTargets !== undefined && list.count > mostTargets) {
    const why = `${instead}: the service takes at most ${targets} of them, in a request of at most ${most} bytes`;
    return { ...everything, why };
  }
  const json = list.json();
  const { bytes } = encodeBodyWith(fields, 'impactedTargets', json);
  if (bytes <= bodyLimitBytes) {
    return { list, send: () => send((known) => encodeBodyWith(known, 'impactedTargets', json).body()) };
  }
  const limit =
    mostTargets === undefined
      ? `the service takes at most ${most}`
      : `the action sends at most ${most}, and at most ${counted(mostTargets, 'target')}`;
  return { ...everything, why: `${instead}: its request would have ${grouped(bytes)} bytes, and ${limit}` };
}
