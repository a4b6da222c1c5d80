import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.js';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Whether certificates can be made on this machine. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** An unknown certificate authority, newly made by `openssl`. */
export class Authority {
  readonly #folder = temporaryFolder();
  /** Its own certificate, as a file in PEM. */
  readonly file = join(this.#folder, 'ca.pem');

  constructor() {
    const subject = ['-subj', '/CN=Authority of a test', '-addext', 'basicConstraints=critical,CA:TRUE'];
    this.#openssl('req', '-x509', ...newKey, '-days', '2', ...subject, '-keyout', 'ca.key', '-out', 'ca.pem');
  }

  /**
   * A certificate for a server.
   * @param names subject alternative names in OpenSSL's form, `DNS:localhost` or `IP:127.0.0.1`
   * @param days how long it is valid; 0 or less for one that has expired
   */
  issue(names: readonly string[], days = 2): Certificate {
    writeFileSync(join(this.#folder, 'names'), `subjectAltName=${names.join(',')}\n`);
    this.#openssl('req', ...newKey, '-subj', '/CN=service', '-keyout', 'leaf.key', '-out', 'leaf.csr');
    const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
    this.#openssl('x509', '-req', '-in', 'leaf.csr', ...authority, '-days', String(days), '-out', 'leaf.pem');
    return { key: this.#read('leaf.key'), cert: this.#read('leaf.pem') };
  }

  /** A certificate that vouches for itself. */
  selfSigned(names: readonly string[]): Certificate {
    const subject = ['-subj', '/CN=service', '-addext', `subjectAltName=${names.join(',')}`];
    this.#openssl('req', '-x509', ...newKey, '-days', '2', ...subject, '-keyout', 'self.key', '-out', 'self.pem');
    return { key: this.#read('self.key'), cert: this.#read('self.pem') };
  }

  #read(name: string): string {
    return readFileSync(join(this.#folder, name), 'utf8');
  }

  #openssl(...words: string[]): void {
    execFileSync('openssl', words, { cwd: this.#folder, stdio: 'pipe' });
  }
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
