import { type Case, emptyGraph, runCases } from './cases'

/* openCypher: Boolean operations, null and comparability. */

type Truth = 'true' | 'false' | 'null'
const truths = ['true', 'false', 'null'] as const
const and = (a: Truth, b: Truth): Truth =>
  a === 'false' || b === 'false' ? 'false' : a === 'null' || b === 'null' ? 'null' : 'true'
const or = (a: Truth, b: Truth): Truth =>
  a === 'true' || b === 'true' ? 'true' : a === 'null' || b === 'null' ? 'null' : 'false'
const xor = (a: Truth, b: Truth): Truth => (a === 'null' || b === 'null' ? 'null' : a === b ? 'false' : 'true')

runCases(
  'three-valued logic',
  emptyGraph,
  truths.flatMap((a) => [
    [`RETURN NOT ${a}`, a === 'null' ? 'null' : a === 'true' ? 'false' : 'true'] satisfies Case,
    ...truths.flatMap((b): Case[] => [
      [`RETURN ${a} AND ${b}`, and(a, b)],
      [`RETURN ${a} OR ${b}`, or(a, b)],
      [`RETURN ${a} XOR ${b}`, xor(a, b)],
      [`RETURN NOT (${a} AND ${b}) = (NOT ${a} OR NOT ${b})`, and(a, b) === 'null' ? 'null' : 'true']
    ])
  ])
)

runCases('precedence of logic', emptyGraph, [
  ['RETURN true OR true XOR true', 'true'],
  ['RETURN (true OR true) XOR true', 'false'],
  ['RETURN true XOR false AND false', 'true'],
  ['RETURN (true XOR false) AND false', 'false'],
  ['RETURN NOT true AND false', 'false'],
  ['RETURN NOT (true AND false)', 'true'],
  ['RETURN NOT NOT true', 'true'],
  ['RETURN NOT 1 = 2', 'true'],
  ['RETURN NOT null IS NULL', 'false'],
  ['RETURN 1 AND true', '!type'],
  ["RETURN true OR 'a'", '!type'],
  ['RETURN [] XOR true', '!type'],
  ['RETURN NOT 1', '!type'],
  ['RETURN NOT {}', '!type'],
  ['UNWIND [1] AS x RETURN x AND true', '!type'],
  ['UNWIND [1] AS x RETURN false AND x', 'false'],
  ['UNWIND [1] AS x RETURN true OR x', 'true']
])

const comparable: readonly (readonly [string, string])[] = [
  ['1', '2'],
  ['1', '1.5'],
  ['-1.5', '0'],
  ["'a'", "'b'"],
  ["''", "'a'"],
  ["'Z'", "'a'"],
  ['false', 'true'],
  ['[1]', '[2]'],
  ['[1]', '[1, 0]'],
  ["date('2026-01-01')", "date('2026-01-02')"],
  ["datetime('2026-01-01T00:00:00Z')", "datetime('2026-01-01T00:00:01Z')"]
]
runCases(
  'less and greater',
  emptyGraph,
  comparable.flatMap(([a, b]): Case[] => [
    [`RETURN ${a} < ${b}, ${a} <= ${b}, ${a} > ${b}, ${a} >= ${b}`, 'true | true | false | false'],
    [`RETURN ${b} < ${a}, ${b} <= ${a}, ${b} > ${a}, ${b} >= ${a}`, 'false | false | true | true'],
    [`RETURN ${a} = ${a}, ${a} <> ${a}, ${a} <= ${a}, ${a} >= ${a}`, 'true | false | true | true'],
    [`RETURN ${a} = ${b}, ${a} <> ${b}`, 'false | true'],
    [`RETURN ${a} = null, ${a} <> null, ${a} < null, null >= ${a}`, 'null | null | null | null']
  ])
)

runCases('comparison', emptyGraph, [
  ['RETURN 1 = 1.0', 'true'],
  ['RETURN 9007199254740993 = 9007199254740992', 'false'],
  ["RETURN 1 = '1'", 'false'],
  ["RETURN 1 < 'a'", 'null'],
  ["RETURN 1 <> 'a'", 'true'],
  ['RETURN true < 1', 'null'],
  ['RETURN [1] < 1', 'null'],
  ['RETURN {a: 1} < {a: 2}', 'null'],
  ['RETURN null = null', 'null'],
  ['RETURN null <> null', 'null'],
  ['RETURN [1, null] = [1, null]', 'null'],
  ['RETURN [1, null] = [2, null]', 'false'],
  ['RETURN [1, null] = [1]', 'false'],
  ['RETURN [] = []', 'true'],
  ['RETURN [[1]] = [[1.0]]', 'true'],
  ['RETURN {} = {}', 'true'],
  ['RETURN {a: 1} = {a: 1.0}', 'true'],
  ['RETURN {a: 1} = {b: 1}', 'false'],
  ['RETURN {a: null} = {a: null}', 'null'],
  ['RETURN {a: 1, b: 2} = {b: 2, a: 1}', 'true'],
  ['RETURN {a: 1} = {a: 1, b: null}', 'false'],
  ['RETURN 0.0 / 0.0 = 0.0 / 0.0', 'false'],
  ['RETURN 0.0 / 0.0 <> 0.0 / 0.0', 'true'],
  ['RETURN 0.0 / 0.0 < 1', 'false'],
  ['RETURN 0.0 / 0.0 >= 1', 'false'],
  ["RETURN 0.0 / 0.0 > 'a'", 'null'],
  ['RETURN 1 < 2 < 3', 'true'],
  ['RETURN 1 < 3 < 2', 'false'],
  ['RETURN 1 < 2 = 2', 'true'],
  ['RETURN 1 = 1 <> 2', 'true'],
  ['RETURN 1 < null < 0', 'null'],
  ['RETURN 3 < 2 < null', 'false'],
  ["RETURN 'a' < 'aa' < 'b'", 'true'],
  ['RETURN [1, 2] < [1, 3]', 'true'],
  ['RETURN [1, null] < [1, 3]', 'null'],
  ['RETURN [0, null] < [1, 3]', 'true'],
  ["RETURN date('2026-01-01') < datetime('2026-01-02T00:00:00Z')", 'null']
])

runCases('IS NULL', emptyGraph, [
  ['RETURN null IS NULL', 'true'],
  ['RETURN null IS NOT NULL', 'false'],
  ['RETURN 1 IS NULL', 'false'],
  ['RETURN 1 IS NOT NULL', 'true'],
  ['RETURN [] IS NULL', 'false'],
  ['RETURN [null] IS NULL', 'false'],
  ['RETURN {a: null}.a IS NULL', 'true'],
  ['RETURN {a: 1}.b IS NULL', 'true'],
  ['RETURN (1 = null) IS NULL', 'true'],
  ['RETURN NOT null IS NOT NULL', 'true'],
  ['RETURN null.a IS NULL', 'true'],
  ['RETURN null[0] IS NULL', 'true']
])

runCases('IN', emptyGraph, [
  ['RETURN 1 IN [1, 2]', 'true'],
  ['RETURN 3 IN [1, 2]', 'false'],
  ['RETURN 1 IN [1.0]', 'true'],
  ['RETURN 1 IN []', 'false'],
  ['RETURN null IN []', 'false'],
  ['RETURN null IN [1]', 'null'],
  ['RETURN null IN [null]', 'null'],
  ['RETURN 1 IN [1, null]', 'true'],
  ['RETURN 2 IN [1, null]', 'null'],
  ['RETURN 1 IN null', 'null'],
  ['RETURN [1] IN [[1], 2]', 'true'],
  ['RETURN [1] IN [1, 2]', 'false'],
  ['RETURN [1, null] IN [[1, null]]', 'null'],
  ['RETURN [1, 2] IN [[1, null]]', 'null'],
  ['RETURN [1, 2] IN [[null, 3]]', 'false'],
  ["RETURN 'a' IN ['A', 'a']", 'true'],
  ['RETURN NOT 1 IN [2]', 'true'],
  ['RETURN 1 IN [2] OR 2 IN [2]', 'true'],
  ['RETURN 1 IN 1', '!type'],
  ["RETURN 1 IN 'a'", '!type'],
  ['UNWIND [1] AS x RETURN 1 IN x', '!type'],
  ['RETURN {a: 1} IN [{a: 1}]', 'true']
])

runCases('CASE', emptyGraph, [
  ["RETURN CASE WHEN true THEN 'a' ELSE 'b' END", 'a'],
  ["RETURN CASE WHEN false THEN 'a' ELSE 'b' END", 'b'],
  ["RETURN CASE WHEN null THEN 'a' ELSE 'b' END", 'b'],
  ["RETURN CASE WHEN false THEN 'a' END", 'null'],
  ['RETURN CASE WHEN false THEN 1 WHEN true THEN 2 WHEN true THEN 3 END', '2'],
  ["RETURN CASE 1 WHEN 1 THEN 'one' WHEN 2 THEN 'two' END", 'one'],
  ["RETURN CASE 2.0 WHEN 1 THEN 'one' WHEN 2 THEN 'two' END", 'two'],
  ["RETURN CASE 3 WHEN 1 THEN 'one' ELSE 'many' END", 'many'],
  ["RETURN CASE null WHEN null THEN 'null' ELSE 'other' END", 'other'],
  ["RETURN CASE 1 WHEN null THEN 'null' ELSE 'other' END", 'other'],
  ['RETURN CASE WHEN 1 = 1 THEN CASE WHEN 2 = 3 THEN 4 ELSE 5 END END', '5'],
  ['UNWIND [1, 2, 3] AS x RETURN CASE WHEN x < 2 THEN x ELSE -x END AS y ORDER BY y', '-3 ; -2 ; 1'],
  ["RETURN CASE WHEN 1 THEN 'a' END", '!type'],
  ['RETURN CASE WHEN true THEN 1', '!syntax'],
  ['RETURN CASE END', '!syntax'],
  ["UNWIND [1, 2, 3, null] AS x RETURN CASE x WHEN 1, 3 THEN 'odd' WHEN 2 THEN 'even' ELSE '-' END", 'odd ; even ; odd ; -'],
  ["RETURN CASE 2 WHEN 1, null, 2.0 THEN 'a' END", 'a'],
  ['RETURN CASE WHEN false, true THEN 1 END', '!syntax'],
  ['RETURN CASE 1 WHEN 1 THEN 1 / 1 ELSE 1 / 0 END', '1']
])
