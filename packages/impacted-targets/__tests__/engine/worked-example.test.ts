import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { quietStep, rulesOf, targetsIn, touched } from '../asking.js';
import { answerFor } from '../../src/compute.js';
import { compareContents, type Contents } from '../trees.js';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/rules.md'), 'utf8');
const rules = /```yaml\n([^]*?)```/.exec(page)?.[1] ?? '';

const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;
const npm = (name: string, dependencies = {}): string => JSON.stringify({ name, version: '1.0.0', dependencies });

/** The repository of the page: Python products, two front ends, crates and services. */
const files: Contents = {
  'README.md': '',
  'mypy.ini': '',
  'requirements.lock': '',
  'manage.py': '',
  'bin/build-all': '',
  '.github/CODEOWNERS': '',
  '.github/workflows/ci-backend.yml': '',
  '.github/workflows/ci-frontend.yml': '',
  '.github/workflows/ci-rust.yml': '',
  '.github/workflows/release.yml': '',
  'core/__init__.py': '',
  'core/models.py': '',
  'products/billing/backend/facade/api.py': 'from core.models import Team\n',
  'products/billing/backend/tasks.py': '',
  'products/invoices/backend/views.py': 'from products.billing.backend.facade import api\n',
  'products/reports/backend/views.py': 'from products.invoices.backend.views import show\n',
  'services/importer/run.py': 'from products.reports.backend.views import x\n',
  'services/mcp/index.ts': '',
  'frontend/package.json': '{"name":"top","workspaces":["*"]}',
  'frontend/.eslintrc.json': '{}',
  'frontend/ui/package.json': npm('ui'),
  'frontend/ui/README.md': '',
  'frontend/ui/src/button.tsx': '',
  'frontend/ui/scripts/draw.js': '',
  'frontend/app/package.json': npm('app', { ui: '*' }),
  'frontend/app/index.ts': '',
  'frontend/api-client/package.json': npm('api-client'),
  'frontend/api-client/index.ts': '',
  'rust/Cargo.toml': '[workspace]\nmembers = ["wire", "server"]\n',
  'rust/clippy.toml': '',
  'rust/wire/Cargo.toml': crate('wire'),
  'rust/wire/src/lib.rs': '',
  'rust/server/Cargo.toml': crate('server', '[dependencies]\nwire = { path = "../wire" }\n'),
  'rust/server/src/main.rs': '',
};

const python = ['core', 'product:billing', 'product:invoices', 'product:reports'].map((name) => `paths:py:${name}`);
const services = ['paths:svc:importer', 'paths:svc:mcp'];
const fronts = ['workspaces:api-client', 'workspaces:app', 'workspaces:top', 'workspaces:ui'];
const crates = ['cargo:server', 'cargo:wire'];
const every = [...crates, ...python, ...services, ...fronts];

async function claimedBy(...changed: string[]): Promise<readonly string[] | string> {
  const rulesOfExample = { ...rulesOf(rules), file: '.github/impacted-targets.yml' };
  const asked = { asked: ['auto'] };
  return targetsIn(await answerFor(compareContents(files, touched(files, changed)), rulesOfExample, asked, quietStep));
}

test('the example has at most 60 lines, and the page at most 150', () => {
  expect(rules.split('\n').length - 1).toBeLessThanOrEqual(60);
  expect(page.split('\n').length - 1).toBeLessThanOrEqual(150);
});

test.each<[string[], string[]]>([
  [['products/billing/backend/tasks.py'], ['paths:py:product:billing']],
  [['products/billing/backend/facade/api.py'], ['paths:py:product:billing', 'paths:py:product:invoices']],
  // A change below the surface and a change of it.
  [
    ['products/billing/backend/tasks.py', 'products/billing/backend/facade/api.py'],
    ['paths:py:product:billing', 'paths:py:product:invoices'],
  ],
  // Its reach is direct, so that what imports the importers is not claimed.
  [['core/models.py'], ['paths:py:core', 'paths:py:product:billing']],
  [['services/importer/run.py'], ['paths:svc:importer', 'workspaces:app']],
  [['frontend/api-client/index.ts'], ['paths:svc:mcp', 'workspaces:api-client']],
  [['frontend/ui/README.md'], ['prose']],
  [['README.md', 'LICENSE'], ['prose']],
  [['.github/CODEOWNERS'], ['prose']],
  [['README.md', 'rust/server/src/main.rs'], ['cargo:server']],
  [['frontend/ui/src/button.tsx'], ['workspaces:app', 'workspaces:ui']],
  [['frontend/ui/scripts/draw.js'], ['workspaces:ui']],
  [['rust/wire/src/lib.rs'], crates],
  [['.github/workflows/ci-rust.yml'], crates],
  [['rust/clippy.toml'], crates],
  [['.github/workflows/ci-frontend.yml'], [...fronts, 'paths:svc:mcp']],
  [['mypy.ini'], [...python, 'paths:svc:importer']],
  [['requirements.lock'], [...python, 'paths:svc:importer', 'workspaces:app']],
  [['.github/workflows/release.yml'], every],
  [['bin/build-all'], every],
  // Nothing places it.
  [['new/unknown.bin'], every],
])('%j claims %j', async (changed, claimed) => {
  expect(await claimedBy(...changed)).toEqual([...claimed].sort());
});
