// What a person would write by hand on node:http for the same two requests: the other side of the comparison.
import { appendFileSync, readFileSync } from 'node:fs';
import http from 'node:http';

const [first = '/submitPullRequest', bodyFile] = process.argv.slice(2);
const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
const [owner, name] = process.env.GITHUB_REPOSITORY.split('/');
const identity = JSON.stringify({
  repo: { host: 'github.com', owner, name },
  targetBranch: event.pull_request.base.ref,
  pr: { number: event.pull_request.number },
});

function post(path, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      process.env.BASE_URL + path,
      {
        method: 'POST',
        headers: {
          'x-api-token': process.env.API_TOKEN,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece) => (text += piece));
        response.on('end', () => (response.statusCode < 300 ? resolve(text) : reject(new Error(text))));
      },
    );
    request.on('error', reject).end(body);
  });
}

await post(first, bodyFile === undefined ? identity : readFileSync(bodyFile));
const { state } = JSON.parse(await post('/getSubmittedPullRequest', identity));
appendFileSync(process.env.GITHUB_OUTPUT, `pull-request-state=${state}\n`);
