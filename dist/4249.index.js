"use strict";exports.id=4249,exports.ids=[4249],exports.modules={54249:((__unused_webpack_module,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{default:()=>page_default});var page_default=`\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>Local merge queue</title>
    <style>
      :root {
        color-scheme: light dark;
        --page: light-dark(#ffffff, #0d1117);
        --raised: light-dark(#f6f8fa, #161b22);
        --line: light-dark(#d1d9e0, #3d444d);
        --text: light-dark(#1f2328, #f0f6fc);
        --soft: light-dark(#59636e, #9198a1);
        --link: light-dark(#0969da, #4493f8);
        font:
          14px/1.5 system-ui,
          sans-serif;
        color: var(--text);
        background: var(--page);
      }
      [data-state] {
        --fill: var(--raised);
        --edge: var(--soft);
      }
      [data-state='TESTING'],
      [data-state='SWITCHING_MODES'] {
        --fill: light-dark(#ddf4ff, #121d2f);
        --edge: light-dark(#0969da, #4493f8);
      }
      [data-state='TESTS_PASSED'],
      [data-state='RUNNING'] {
        --fill: light-dark(#dafbe1, #12261e);
        --edge: light-dark(#1a7f37, #3fb950);
      }
      [data-state='PENDING_FAILURE'],
      [data-state='DRAINING'],
      [data-state='PAUSED'] {
        --fill: light-dark(#fff1e5, #221a19);
        --edge: light-dark(#bc4c00, #db6d28);
      }
      [data-state='FAILED'] {
        --fill: light-dark(#ffebe9, #25171c);
        --edge: light-dark(#cf222e, #f85149);
      }
      [data-state='MERGED'] {
        --fill: light-dark(#fbefff, #211830);
        --edge: light-dark(#8250df, #ab7df8);
      }
      body {
        margin: 0;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 16px;
        align-items: center;
        padding: 12px 24px;
        background: var(--raised);
        border-bottom: 1px solid var(--line);
      }
      h1,
      h2,
      h3 {
        margin: 0;
        font-size: 16px;
        font-weight: 600;
      }
      h3 {
        font-size: 14px;
      }
      header h1 {
        margin-right: auto;
      }
      main {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 280px;
        gap: 24px;
        padding: 24px;
      }
      @media (max-width: 800px) {
        main {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .queue,
      aside > section,
      aside > details {
        margin-bottom: 24px;
        border: 1px solid var(--line);
        border-radius: 6px;
      }
      .queue > div,
      aside > section,
      aside > details {
        padding: 12px 16px;
      }
      .title {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 12px;
        align-items: center;
        border-bottom: 1px solid var(--line);
      }
      .badge {
        padding: 0 8px;
        border: 1px solid var(--edge, var(--line));
        border-radius: 12px;
        font-size: 12px;
        color: var(--text);
        background: var(--fill, var(--raised));
      }
      .soft {
        color: var(--soft);
      }
      #said {
        margin: 0;
      }
      #said:not(:empty) {
        margin-bottom: 12px;
      }
      .graph {
        overflow-x: auto;
      }
      .canvas {
        position: relative;
      }
      .canvas svg {
        position: absolute;
        inset: 0;
        overflow: visible;
        pointer-events: none;
      }
      .canvas path {
        fill: none;
        stroke: var(--soft);
        stroke-width: 1.5;
      }
      .canvas text {
        font-size: 11px;
        fill: var(--text);
        text-anchor: middle;
        paint-order: stroke;
        stroke: var(--page);
        stroke-width: 4px;
      }
      .canvas marker path {
        fill: var(--soft);
        stroke: none;
      }
      .canvas ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .node {
        position: absolute;
        box-sizing: border-box;
        width: 150px;
        height: 64px;
        padding: 6px 10px;
        overflow: hidden;
        border: 1.5px solid var(--edge);
        border-radius: 6px;
        font: inherit;
        font-size: 12px;
        line-height: 1.4;
        color: var(--text);
        text-align: left;
        white-space: nowrap;
        background: var(--fill);
        cursor: pointer;
        transition:
          left 0.4s,
          top 0.4s,
          background 0.4s;
      }
      .node[aria-pressed='true'] {
        box-shadow: 0 0 0 3px color-mix(in srgb, var(--edge) 40%, transparent);
      }
      .node span {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      @media (prefers-reduced-motion: reduce) {
        .node {
          transition: none;
        }
      }
      button,
      select,
      input {
        padding: 3px 10px;
        border: 1px solid var(--line);
        border-radius: 6px;
        font: inherit;
        font-size: 13px;
        color: var(--text);
        background: var(--raised);
      }
      input {
        box-sizing: border-box;
        min-width: 0;
        background: var(--page);
      }
      button {
        cursor: pointer;
      }
      button:hover {
        border-color: var(--soft);
      }
      :focus-visible {
        outline: 2px solid var(--link);
        outline-offset: 1px;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        align-items: center;
        margin: 6px 0 12px;
      }
      aside label {
        display: block;
        margin: 6px 0;
      }
      aside label input,
      aside label select {
        width: 100%;
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 12px;
        margin: 8px 0 12px;
        overflow-wrap: anywhere;
      }
      dt {
        color: var(--soft);
      }
      dd {
        margin: 0;
      }
      summary {
        font-weight: 600;
        cursor: pointer;
      }
      a {
        color: var(--link);
      }
      pre {
        padding: 12px;
        overflow-x: auto;
        border-radius: 6px;
        background: var(--raised);
      }
      [hidden] {
        display: none !important;
      }
    </style>
  </head>
  <body>
    <header>
      <h1>Local merge queue</h1>
      <span id="connection" class="badge" data-state="PENDING">connecting</span>
      <time id="now" class="soft"></time>
      <span role="group" aria-label="Clock">
        <button id="clock" type="button">Stop the clock</button>
        <button type="button" data-advance="10000">+10 s</button>
        <button type="button" data-advance="60000">+1 min</button>
        <button type="button" data-advance="3600000">+1 h</button>
      </span>
    </header>
    <main>
      <div>
        <p id="said" role="status" class="soft"></p>
        <form id="token" hidden>
          <label
            >Other machines reach this service, so it asks for its token <input type="password" autocomplete="off"
          /></label>
          <button>Use it</button>
        </form>
        <div id="queues"></div>
        <section id="empty" hidden>
          <h2>No queue yet</h2>
          <p>The first submission makes one. Add a pull request at the side, or submit one:</p>
          <pre id="example"></pre>
        </section>
        <p class="soft">
          A line joins pull requests that have to wait for each other, and names the targets that they share. The right
          one is tested on top of the left one, and merges after it.
        </p>
      </div>
      <aside>
        <section id="chosen" aria-live="polite">
          <h2>Pull request</h2>
          <p class="soft">Choose one in the picture to steer it.</p>
        </section>
        <section>
          <h2>Add a pull request</h2>
          <form id="add">
            <label
              >Repository <input name="repository" value="acme/shop" pattern="([^\\s\\/]+\\/)?[^\\s\\/]+\\/[^\\s\\/]+" required
            /></label>
            <label>Target branch <input name="branch" value="main" required /></label>
            <label>Number <input name="number" type="number" min="1" value="1" required /></label>
            <label>Targets, or ALL <input name="targets" placeholder="web api" /></label>
            <button>Submit it</button>
          </form>
        </section>
        <details>
          <summary>Faults</summary>
          <form id="faults">
            <label
              >The next requests get
              <select name="fault">
                <option value='{"status":500}'>500 Internal Server Error</option>
                <option value='{"status":429,"headers":{"Retry-After":"2"}}'>429 Too Many Requests</option>
                <option value='{"status":401}'>401 Unauthorized</option>
                <option value='{"connection":"reset"}'>a closed connection</option>
                <option value='{"connection":"truncate"}'>half of a response</option>
                <option value='{"connection":"silence"}'>no answer</option>
                <option value='{"connection":"reset","afterEffect":true}'>a closed connection, after the effect</option>
                <option value='{"delayMilliseconds":5000}'>their response, 5 s late</option>
              </select>
            </label>
            <label>How many <input name="times" type="number" min="1" value="1" required /></label>
            <button>Set</button>
            <button type="button" id="forget">Forget all faults</button>
          </form>
        </details>
      </aside>
    </main>
    <script>
      'use strict';
      // Text from outside is only ever written as text, never as HTML.
      const one = (id) => document.getElementById(id);
      const [width, height, above] = [150, 64, 28];
      const svgNamespace = 'http://www.w3.org/2000/svg';
      const states = [
        'NOT_READY',
        'PENDING',
        'TESTING',
        'TESTS_PASSED',
        'PENDING_FAILURE',
        'MERGED',
        'FAILED',
        'CANCELLED',
      ];

      let token = '';
      let isRunning = true;
      let queues = [];
      /** Key of the queue and number of the chosen pull request. */
      let chosen;
      let shownControls = '';

      /** An element with attributes and children; a string becomes text. */
      function make(name, attributes = {}, ...children) {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) {
          if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
          else element.setAttribute(key, value);
        }
        element.append(...children.map((child) => (typeof child === 'string' ? plain(child) : child)));
        return element;
      }

      /** Text without characters that turn its direction round. */
      function plain(text) {
        return text.replace(/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/g, '\\ufffd');
      }

      function say(text) {
        one('said').textContent = plain(text);
      }

      async function ask(path, body, method = body === undefined ? 'GET' : 'POST') {
        const headers = {
          ...(token === '' ? {} : { 'x-api-token': token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        };
        const response = await fetch(\`/_control/\${path}\`, { method, headers, body: JSON.stringify(body) });
        if (response.status === 401) one('token').hidden = false;
        if (!response.ok) throw new Error(await response.text());
        return response.json();
      }

      /** Does what a button says, and shows the result at once. */
      async function act(what, path, body, method) {
        try {
          await ask(path, body, method);
          say(what);
        } catch (error) {
          say(\`Not done: \${error.message}\`);
        }
        await look();
      }

      const keyOf = ({ repo, targetBranch }) => JSON.stringify([repo.host, repo.owner, repo.name, targetBranch]);

      async function look() {
        try {
          const seen = await ask('overview');
          isRunning = seen.running;
          queues = seen.queues;
          one('now').textContent = \`\${seen.now.slice(0, 19).replace('T', ' ')} UTC\`;
          one('clock').textContent = isRunning ? 'Stop the clock' : 'Start the clock';
          connected(isRunning ? 'live' : 'clock stopped', isRunning ? 'RUNNING' : 'PAUSED');
          show();
        } catch (error) {
          connected('not connected', 'FAILED');
        }
      }

      function connected(text, state) {
        if (one('connection').textContent === text) return;
        one('connection').textContent = text;
        one('connection').dataset.state = state;
      }

      function show() {
        one('empty').hidden = queues.length > 0;
        const places = new Map([...one('queues').children].map((place) => [place.dataset.key, place]));
        for (const queue of queues) {
          const key = keyOf(queue);
          const place = places.get(key) ?? placeFor(key);
          places.delete(key);
          showQueue(place, queue, key);
        }
        for (const place of places.values()) place.remove();
        showChosen();
      }

      function placeFor(key) {
        const svg = document.createElementNS(svgNamespace, 'svg');
        svg.setAttribute('aria-hidden', 'true');
        const canvas = make('div', { class: 'canvas' }, svg, make('ol'));
        const place = make(
          'section',
          { class: 'queue', 'data-key': key },
          make('div', { class: 'title' }),
          make('div', { class: 'graph' }, canvas),
          make('div', { class: 'left' }),
        );
        one('queues').append(place);
        return place;
      }

      const badge = (text, state) => make('span', { class: 'badge', ...(state && { 'data-state': state }) }, text);

      function showQueue(place, queue, key) {
        const { repo, targetBranch, state, mode, concurrency, total, pullRequests, left } = queue;
        place
          .querySelector('.title')
          .replaceChildren(
            make(
              'h2',
              {},
              \`\${repo.host === 'github.com' ? '' : \`\${repo.host}/\`}\${repo.owner}/\${repo.name} \u2192 \${targetBranch}\`,
            ),
            badge(state, state),
            badge(\`\${mode}, \${concurrency} at a time\`),
            make('span', { class: 'soft' }, total === 1 ? '1 pull request' : \`\${total} pull requests\`),
            ...(total > pullRequests.length
              ? [make('span', { class: 'soft' }, \`the first \${pullRequests.length} are shown\`)]
              : []),
          );
        showGraph(place.querySelector('.canvas'), queue, key);
        place
          .querySelector('.left')
          .replaceChildren(
            ...(left.length === 0
              ? [make('span', { class: 'soft' }, 'Nothing has left this queue yet')]
              : [
                  'Left last: ',
                  ...left.flatMap(({ number, state: last }) => [badge(\`#\${number} \${last}\`, last), ' ']),
                ]),
          );
      }

      /** Column and row of each pull request: right of all that it waits for, beside the first of them where there is room. */
      function arrange(pullRequests, edges) {
        const places = new Map();
        const taken = new Set();
        for (const { number } of pullRequests) {
          const ahead = edges.filter(({ to }) => to === number).map(({ from }) => places.get(from));
          const known = ahead.filter((place) => place !== undefined);
          const column = Math.max(-1, ...known.map((place) => place.column)) + 1;
          let row = known.length === 0 ? 0 : Math.min(...known.map((place) => place.row));
          while (taken.has(\`\${column} \${row}\`)) row += 1;
          taken.add(\`\${column} \${row}\`);
          places.set(number, { column, row });
        }
        return places;
      }

      const leftOf = ({ column }, gap) => 4 + column * (width + gap);
      const topOf = ({ row }) => 4 + row * (height + above);

      function showGraph(canvas, { mode, pullRequests, edges }, key) {
        // Lines of a parallel queue carry the names of targets.
        const gap = mode === 'single' ? 36 : 94;
        const places = arrange(pullRequests, edges);
        const all = [...places.values()];
        canvas.style.width = \`\${Math.max(0, ...all.map((place) => leftOf(place, gap) + width + 8))}px\`;
        canvas.style.height = \`\${Math.max(0, ...all.map((place) => topOf(place) + height + 8))}px\`;
        const list = canvas.querySelector('ol');
        const nodes = new Map([...list.children].map((item) => [item.firstChild.dataset.number, item]));
        pullRequests.forEach((pullRequest, index) => {
          const number = String(pullRequest.number);
          const place = places.get(pullRequest.number);
          const item = nodes.get(number) ?? make('li', {}, nodeFor(number, key));
          nodes.delete(number);
          const shown = { ...pullRequest, needsTargets: mode === 'parallel' };
          showNode(item.firstChild, shown, topOf(place), leftOf(place, gap), edges, key);
          // Moved only where its place changed, so that it keeps the focus.
          if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
        });
        for (const item of nodes.values()) item.remove();
        showEdges(canvas.querySelector('svg'), edges, places, gap);
      }

      function nodeFor(number, key) {
        const choose = () => {
          chosen = { key, number: Number(number) };
          show();
        };
        return make('button', { type: 'button', class: 'node', 'data-number': number, onclick: choose });
      }

      function targetsOf({ targets, needsTargets }) {
        if (targets === undefined) return needsTargets ? 'no targets yet' : '';
        if (targets === 'ALL') return 'ALL';
        if (targets.count === 0) return 'no target';
        const more = targets.count - targets.first.length;
        return targets.first.join(', ') + (more > 0 ? \` and \${more} more\` : '');
      }

      function showNode(node, pullRequest, top, left, edges, key) {
        const { number, state, held } = pullRequest;
        const lines = [\`#\${number}\`, held ? \`\${state}, held\` : state, targetsOf(pullRequest)].filter(
          (line) => line !== '',
        );
        const waits = edges.filter(({ to }) => to === number).map(({ from }) => \`#\${from}\`);
        const label = \`\${lines.join(', ')}\${waits.length === 0 ? '' : \`, waits for \${waits.join(', ')}\`}\`;
        node.style.left = \`\${left}px\`;
        node.style.top = \`\${top}px\`;
        node.setAttribute('aria-pressed', String(chosen?.key === key && chosen.number === number));
        if (node.getAttribute('aria-label') === plain(label)) return;
        node.dataset.state = state;
        node.title = plain(lines[2] ?? '');
        node.setAttribute('aria-label', plain(label));
        node.replaceChildren(...lines.map((line) => make('span', {}, line)));
        node.firstChild.style.fontWeight = '600';
      }

      const sharedOf = ({ common, count }) => {
        if (common === undefined) return '';
        const [first = ''] = common;
        const name = first.length > 16 ? \`\u2026\${first.slice(-15)}\` : first;
        return count > 1 ? \`\${name} +\${count - 1}\` : name;
      };

      function showEdges(svg, edges, places, gap) {
        const text = JSON.stringify([edges, [...places]]);
        if (svg.dataset.shown === text) return;
        svg.dataset.shown = text;
        const draw = (name, attributes, ...children) => {
          const element = document.createElementNS(svgNamespace, name);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          element.append(...children);
          return element;
        };
        const head = {
          id: 'head',
          viewBox: '0 0 8 8',
          refX: 7,
          refY: 4,
          markerWidth: 8,
          markerHeight: 8,
          orient: 'auto',
        };
        // Labels come after all lines, so that no line crosses them.
        const labels = [];
        const lines = edges.flatMap((edge) => {
          const [from, to] = [places.get(edge.from), places.get(edge.to)];
          if (from === undefined || to === undefined) return [];
          const [x1, y1] = [leftOf(from, gap) + width, topOf(from) + height / 2];
          const [x2, y2] = [leftOf(to, gap), topOf(to) + height / 2];
          // A line over several columns dips into the gap below the boxes that lie between.
          const isFar = to.column - from.column > 1;
          const [middle, dip] = isFar ? [(x1 + x2) / 2, 62] : [x1 + gap / 2, 0];
          const bend = isFar ? gap : gap / 2;
          const way = \`M\${x1},\${y1} C\${x1 + bend},\${y1 + dip} \${x2 - bend},\${y2 + dip} \${x2},\${y2}\`;
          labels.push(draw('text', { x: middle, y: (y1 + y2) / 2 + 0.75 * dip - 7 }, plain(sharedOf(edge))));
          return [draw('path', { d: way, 'marker-end': 'url(#head)' })];
        });
        const defs = draw('defs', {}, draw('marker', head, draw('path', { d: 'M0,0 L8,4 L0,8 Z' })));
        svg.replaceChildren(defs, ...lines, ...labels);
      }

      function showChosen() {
        const queue = queues.find((each) => keyOf(each) === chosen?.key);
        const pullRequest = queue?.pullRequests.find(({ number }) => number === chosen?.number);
        if (chosen === undefined) return;
        const place = one('chosen');
        const signature = \`\${chosen.key} \${chosen.number} \${pullRequest === undefined}\`;
        // Built once for each pull request, so that a button under the finger stays.
        if (shownControls !== signature) {
          shownControls = signature;
          place.replaceChildren(
            make('h2', {}, \`Pull request #\${chosen.number}\`),
            make('dl'),
            ...(pullRequest === undefined ? [] : controlsFor(queue, chosen.number)),
          );
        }
        const facts = pullRequest === undefined ? [['State', 'it has left the queue']] : factsOf(pullRequest, queue);
        const text = JSON.stringify(facts);
        const list = place.querySelector('dl');
        if (list.dataset.shown === text) return;
        list.dataset.shown = text;
        list.replaceChildren(...facts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
      }

      function factsOf(pullRequest, { mode, edges }) {
        const { number, state, since, priority, held, mergeable, inBisection } = pullRequest;
        const waits = edges
          .filter(({ to }) => to === number)
          .map((edge) => \`#\${edge.from}\${edge.common === undefined ? '' : \` (\${edge.common.join(', ')})\`}\`);
        return [
          ['State', \`\${state}\${held ? ', held here' : ''}\${inBisection ? ', in a bisection' : ''}\`],
          ['Since', \`\${since.slice(11, 19)} UTC\`],
          ['Priority', priority],
          [
            'Targets',
            targetsOf({ ...pullRequest, needsTargets: mode === 'parallel' }) ||
              'none yet, and a single queue needs none',
          ],
          ...(waits.length === 0 ? [] : [['Waits for', waits.join(', ')]]),
          ...(mergeable ? [] : [['Mergeable', 'no']]),
        ];
      }

      /** Forty digits by chance. \`crypto.randomUUID\` is missing where another machine opens the page without TLS. */
      function newCommit() {
        const bytes = crypto.getRandomValues(new Uint8Array(20));
        return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      }

      function controlsFor({ repo, targetBranch }, number) {
        const set = (what, body, sha) =>
          act(what, 'pull-request', { repo, targetBranch, pr: { number, ...(sha && { sha }) }, ...body });
        const button = (text, onclick) => make('button', { type: 'button', onclick }, text);
        const outcome = (name, text) =>
          button(text, () =>
            act(\`The next test of #\${number} will \${name}\`, 'outcomes', {
              pullRequest: number,
              outcome: name,
              times: 1,
            }),
          );
        const state = make('select', { 'aria-label': 'State' }, ...states.map((name) => make('option', {}, name)));
        const hold = () => set(\`#\${number} is held in \${state.value}\`, { state: state.value });
        const commit = () => set(\`#\${number} has a new commit\`, {}, newCommit());
        const row = (...children) => make('div', { class: 'row' }, ...children);
        return [
          make('h3', {}, 'Its next test'),
          row(outcome('pass', 'passes'), outcome('fail', 'fails'), outcome('hang', 'hangs')),
          make('h3', {}, 'Its state'),
          row(
            state,
            button('Hold', hold),
            button('Let go', () => set(\`#\${number} goes on\`, { state: null })),
          ),
          make('h3', {}, 'On the repository host'),
          row(
            button('Mergeable', () => set(\`#\${number} is mergeable\`, { mergeable: true })),
            button('Not mergeable', () => set(\`#\${number} is not mergeable\`, { mergeable: false })),
            button('New commit', commit),
          ),
        ];
      }

      one('clock').addEventListener('click', () =>
        act(isRunning ? 'The clock is stopped' : 'The clock runs', 'clock', { running: !isRunning }),
      );
      for (const button of document.querySelectorAll('[data-advance]')) {
        button.addEventListener('click', () =>
          act(\`The clock moved: \${button.textContent}\`, 'clock', {
            advanceMilliseconds: Number(button.dataset.advance),
          }),
        );
      }
      one('token').addEventListener('submit', (event) => {
        event.preventDefault();
        token = one('token').querySelector('input').value;
        one('token').hidden = true;
        void look();
      });
      one('add').addEventListener('submit', async (event) => {
        event.preventDefault();
        const form = event.target.elements;
        const [name, owner, host = 'github.com'] = form.repository.value.split('/').reverse();
        const number = Number(form.number.value);
        const targets = form.targets.value.trim();
        const impactedTargets = targets === 'ALL' ? targets : targets.split(/\\s+/);
        const body = { repo: { host, owner, name }, targetBranch: form.branch.value, pr: { number } };
        const more = targets === '' ? {} : { impactedTargets };
        await act(\`#\${number} is submitted\`, 'pull-request', { ...body, ...more, state: 'PENDING' });
        await act(\`#\${number} is submitted\`, 'pull-request', { ...body, state: null });
        form.number.value = String(number + 1);
      });
      one('faults').addEventListener('submit', (event) => {
        event.preventDefault();
        const form = event.target.elements;
        const times = Number(form.times.value);
        void act(\`The next \${times} requests meet the fault\`, 'faults', { ...JSON.parse(form.fault.value), times });
      });
      one('forget').addEventListener('click', () => act('The faults are forgotten', 'faults', undefined, 'DELETE'));
      one('example').textContent = [
        \`curl -H "x-api-token: $MERGE_QUEUE_API_TOKEN" -H 'content-type: application/json' \\\\\`,
        \`  \${location.origin}/v1/submitPullRequest \\\\\`,
        \`  -d '{"repo": {"host": "github.com", "owner": "acme", "name": "shop"}, "targetBranch": "main", "pr": {"number": 7}}'\`,
      ].join('\\n');

      /** Looks once a second, but not while nobody can see the page. */
      async function watch() {
        if (!document.hidden) await look();
        setTimeout(watch, 1000);
      }
      void watch();
    <\/script>
  </body>
</html>
`})};
