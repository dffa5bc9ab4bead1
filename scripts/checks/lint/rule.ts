import type { RuleTester } from 'oxlint/plugins-dev'

/** The types of a lint rule, which the linter exports only inside others. */
export type Rule = Parameters<RuleTester['run']>[1]
type Context = Parameters<Extract<Rule, { create: unknown }>['create']>[0]
export type GetScope = Context['sourceCode']['getScope']
export type Node = Parameters<GetScope>[0]
