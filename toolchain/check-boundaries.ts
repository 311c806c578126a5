// Looks at every import of the project and holds it against the rules of boundaries.ts.
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { boundaries } from './boundaries.ts'
import { findLayoutBreaches, layoutRules } from './folder-layout.ts'

export interface Breach {
  rule: string
  from: string
  to: string
}

/** The breaches below `baseDir`, and how many modules were looked at: none at all would be no proof of anything. */
export async function findBreaches(
  baseDir: string,
  rules: IForbiddenRuleType[] = boundaries,
): Promise<{ breaches: Breach[]; modules: number }> {
  const options = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  }
  const { output } = await cruise(['apps', 'packages'], options)
  const { summary, modules } = output as ICruiseResult
  return {
    breaches: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...findLayoutBreaches(
        modules.map(({ source, dependencies }) => ({ source, imports: dependencies.map(({ resolved }) => resolved) })),
      ),
    ],
    modules: modules.length,
  }
}

const commentOf = (rule: string) => [...boundaries, ...layoutRules].find(({ name }) => name === rule)?.comment ?? ''

if (import.meta.main) {
  const { breaches, modules } = await findBreaches(`${import.meta.dirname}/..`)
  for (const { rule, from, to } of breaches) process.stderr.write(`${rule}: ${from} → ${to}\n  ${commentOf(rule)}\n`)
  process.stdout.write(`${modules} modules, ${breaches.length} breaches of boundaries\n`)
  if (breaches.length > 0 || modules < 100) process.exit(1)
}
