// Who may import whom. Each rule says what to do instead; boundaries.test.ts plants a breach of each and sees it
// caught.
import type { IForbiddenRuleType } from 'dependency-cruiser'

const API = '^apps/api/src'
const WEB = '^apps/web/src'
const WORKER = '^apps/worker/src'

const pure = '^packages/(resume|import|honesty)/src'

type Restriction = {
  path?: string | string[]
  pathNot?: string | string[]
  circular?: boolean
  couldNotResolve?: boolean
}
const rule = (name: string, comment: string, [from, to]: [Restriction, Restriction]): IForbiddenRuleType =>
  ({ name, comment, severity: 'error', from, to }) as IForbiddenRuleType

/** Data in, data out as well, but large. */
const grammar = '(^|/)node_modules/compromise/'
const tagger = '(^|/)node_modules/wink-(nlp|eng-lite-web-model)/'
const dictionary = '(^|/)node_modules/harper[.]js/'
const vendors = '(^|/)node_modules/(fastify|@fastify|pg|@electric-sql|drizzle-orm)(/|$)'

export const boundaries: IForbiddenRuleType[] = [
  rule('no-cycles', 'Type-only cycles count: they are where layers leak first.', [{}, { circular: true }]),
  rule('resolvable', 'Every import must resolve.', [{ pathNot: '[.]config[.]ts$' }, { couldNotResolve: true }]),
  rule('product-not-evals', 'Evaluations and benchmarks measure the product; it does not know them.', [
    { path: '^(apps|packages)/' },
    { path: '^(evals|bench)/' },
  ]),
  rule('apps-stand-alone', 'Apps meet only in packages/.', [
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ]),
  rule('packages-below-apps', 'Packages never know their callers.', [{ path: '^packages/' }, { path: '^apps/' }]),
  rule('contract-is-a-leaf', 'The contract is zod and itself.', [
    { path: '^packages/contract/src', pathNot: '[.]test[.]ts$' },
    { pathNot: ['^packages/contract/src', '(^|/)node_modules/zod/'] },
  ]),
  rule('packages-are-pure', 'No IO, no DOM, no framework: data in, data out.', [
    { path: pure, pathNot: ['[.]test[.]ts$', '/testing/'] },
    { pathNot: ['^packages/(resume|import|honesty|contract)/src', grammar, tagger, dictionary] },
  ]),
  rule('tagger-in-one-file', 'Ask part-of-speech.ts: another library may tag words better one day.', [
    { pathNot: ['^packages/honesty/src/lexicon/part-of-speech[.]ts$', '(^|/)node_modules/'] },
    { path: tagger },
  ]),
  rule('grammar-in-one-file', 'Ask english.ts: another library may know grammar better one day.', [
    { pathNot: ['^packages/resume/src/proof/english[.]ts$', '(^|/)node_modules/'] },
    { path: grammar },
  ]),
  rule('exports-are-pure', 'Bytes out of values, with the two libraries that write them; reading back is for tests.', [
    { path: '^packages/export/src', pathNot: ['[.]test[.]ts$', '/testing/'] },
    { pathNot: ['^packages/(resume|export|contract)/src', '(^|/)node_modules/(docx|fflate)/'] },
  ]),
  rule('resume-is-below', 'Import and honesty build on resume; neither knows the other.', [
    { path: '^packages/(resume|import|honesty)/src' },
    { path: '^packages/(import|honesty)/src', pathNot: '^packages/$1/src' },
  ]),
  rule(
    'web-leaves-text-to-the-server',
    'Reading and making files and judging proposals is done on the server: the bundle stays small.',
    [{ path: WEB, pathNot: '[.]test[.]tsx?$' }, { path: '^packages/(import|honesty|export)/src' }],
  ),
  rule('web-layers-down', 'app uses features, features use ui and api, never the other way.', [
    { path: `${WEB}/(ui|api|strings)/` },
    { path: `${WEB}/(features|app)/` },
  ]),
  rule('web-feature-not-app', 'Features are composed by app/.', [
    { path: `${WEB}/features/` },
    { path: `${WEB}/app/` },
  ]),
  rule('web-features-are-islands', 'Compose features in app/pages.', [
    { path: `${WEB}/features/([^/]+)/` },
    { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  ]),
  rule('routes-are-thin', 'Routes call services only.', [
    { path: `${API}/features/.+[.]routes[.]ts$` },
    { path: [`${API}/db/`, `${API}/adapters/(?!.*[.]port[.]ts$)`] },
  ]),
  rule('services-know-no-http-or-sql', 'Services are rules only.', [
    { path: '[.]service[.]ts$' },
    { path: ['[.]routes[.]ts$', `${API}/(http|db)/`, vendors] },
  ]),
  rule('repositories-are-bottom', 'Repositories speak SQL and nothing else.', [
    { path: '[.]repository[.]ts$' },
    { path: ['[.](routes|service|policy)[.]ts$', `${API}/(http|adapters)/`] },
  ]),
  rule('tables-are-private', 'Only the repositories of a feature know its tables; everything else calls its service.', [
    { path: API, pathNot: ['[.](repository|tables|test)[.]ts$'] },
    { path: '[.]tables[.]ts$' },
  ]),
  rule('feature-private-parts', 'Across features, call the service.', [
    { path: `${API}/features/([^/]+)/`, pathNot: '[.](tables|test)[.]ts$' },
    { path: `${API}/features/`, pathNot: [`${API}/features/$1/`, '[.]service[.]ts$'] },
  ]),
  rule('tables-know-tables', 'A foreign key names another feature’s table, and nothing else of it.', [
    { path: `${API}/features/([^/]+)/.*[.]tables[.]ts$` },
    { path: `${API}/features/`, pathNot: [`${API}/features/$1/`, '[.]tables[.]ts$'] },
  ]),
  rule('ports-not-vendors', 'Only main.ts picks a real adapter.', [
    { path: `${API}/(features|http|db|app)`, pathNot: '[.]test[.]ts$' },
    { path: `${API}/adapters/`, pathNot: '[.]port[.]ts$' },
  ]),
  rule('sandbox-knows-no-compiler', 'The sandbox runs whatever it is given; only its own test runs TeX.', [
    { path: `${WORKER}/sandbox/sandbox[.]ts$` },
    { path: `${WORKER}/compile/` },
  ]),
  rule('no-dumping-ground', 'Name a thing for what it does.', [
    {},
    { path: '(^|/)(utils?|helpers?|common|misc|shared|lib)(/|[.][jt]sx?$)', pathNot: 'node_modules' },
  ]),
  rule('prod-not-test', 'What ships never imports tests, fakes or their tools.', [
    { path: '^(apps|packages)/', pathNot: ['[.](test|fake)[.]tsx?$', '/testing/'] },
    { path: ['[.](test|fake)[.]tsx?$', '/testing/', '(^|/)node_modules/(vitest|fast-check|@testing-library)/'] },
  ]),
]
