import type { RepositoryReference } from '../../shared/src/service/records.js';

/**
 * Address of a repository's page (RFC 3986), valid for any characters in its names. An invalid host is replaced by a
 * host that belongs to nobody (RFC 2606, section 2).
 */
export function repositoryAddress({ host, owner, name }: RepositoryReference): string {
  const known = URL.canParse(`https://${host}/`) && /^[\w.:[\]-]+$/.test(host) ? host : 'host.invalid';
  // A lone surrogate has no percent-encoding.
  const segments = [owner, name].map((segment) => encodeURIComponent(segment.toWellFormed()));
  return `https://${known}/${segments.join('/')}`;
}
