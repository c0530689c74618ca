/** What `cold-check` loads: the engine and the rulesets, and nothing else. */
export { loadRuleset } from '@/data/index';
export { checkList } from '@/lib/rules/check';
