/**
 * Stands for Node's `http2` in the bundle (see scripts/bundles.ts): axios loads it for requests that ask for HTTP/2, which nothing
 * here does, and loading it takes a twentieth of a step's time.
 */
export default { constants: {} };
