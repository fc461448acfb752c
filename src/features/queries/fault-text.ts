import { formatNumber } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { ShownFault, ShownStatement } from './worker-messages'

type Value = (name: string) => string

/** Each fault of the engine in the visitor's language. */
const texts: Readonly<Record<string, (of: Value) => string>> = {
  openString: () => m.queries_fault_open_string(),
  openBracket: (of) => m.queries_fault_open_bracket({ sign: of('sign'), closing: of('closing') }),
  reservedWord: (of) => m.queries_fault_reserved_word({ word: of('word') }),
  habit: (of) => habits[of('habit')]?.({ found: of('found') }) ?? m.queries_fault_internal(),
  tooLong: (of) => m.queries_fault_too_long({ limit: numberText(of('limit')) }),
  tooDeep: () => m.queries_fault_too_deep(),
  unsupported: (of) => unsupportedText(of('words')),
  undefinedVariable: (of) => m.queries_fault_undefined_variable({ name: of('name') }),
  notParameter: () => m.queries_fault_not_parameter({ line: ":param code => 'A2'" }),
  notImported: (of) => m.queries_fault_not_imported({ name: of('name') }),
  variableAlreadyBound: (of) => m.queries_fault_variable_already_bound({ name: of('name') }),
  variableTypeConflict: (of) => m.queries_fault_variable_type_conflict({ name: of('name') }),
  repeatedEdge: (of) => m.queries_fault_repeated_edge({ name: of('name') }),
  columnTwice: (of) => m.queries_fault_column_twice({ name: of('name') }),
  noAlias: (of) => m.queries_fault_no_alias({ text: of('text') }),
  noVariables: () => m.queries_fault_no_variables(),
  differentColumns: () => m.queries_fault_different_columns(),
  mixedUnion: () => m.queries_fault_mixed_union(),
  clauseAfterReturn: () => m.queries_fault_clause_after_return(),
  withBetween: (of) => m.queries_fault_with_between({ before: of('before'), after: of('after') }),
  endsWithoutReturn: () => m.queries_fault_ends_without_return(),
  aggregateHere: (of) => m.queries_fault_aggregate_here({ name: of('name') }),
  nestedAggregate: (of) => m.queries_fault_nested_aggregate({ name: of('name') }),
  ambiguousAggregate: () => m.queries_fault_ambiguous_aggregate(),
  randomAggregate: () => m.queries_fault_random_aggregate(),
  unknownFunction: (of) => m.queries_fault_unknown_function({ name: of('name') }),
  argumentCount: (of) => m.queries_fault_argument_count({ name: of('name'), expected: of('expected'), found: of('found') }),
  unknownProcedure: (of) =>
    m.queries_fault_unknown_procedure({ name: of('name'), known: listOf(of('known').split(' '), 'conjunction') }),
  unknownField: (of) => m.queries_fault_unknown_field({ name: of('name') }),
  largeInteger: (of) => m.queries_fault_large_integer({ value: of('value') }),
  parameterInPattern: () => m.queries_fault_parameter_in_pattern(),
  edgeNeedsDirection: () => m.queries_fault_edge_needs_direction(),
  edgeNeedsType: () => m.queries_fault_edge_needs_type(),
  testInWrite: () => m.queries_fault_test_in_write(),
  variableLength: () => m.queries_fault_variable_length(),
  shortestPathShape: () => m.queries_fault_shortest_path_shape(),
  patternIntroducesName: (of) => m.queries_fault_pattern_introduces_name({ name: of('name') }),
  patternAsValue: () => m.queries_fault_pattern_as_value(),
  writeInSubquery: () => m.queries_fault_write_in_subquery(),
  deleteTarget: () => m.queries_fault_delete_target(),
  nullInMerge: () => m.queries_fault_null_in_merge(),
  type: (of) => m.queries_fault_type({ operation: of('operation'), type: of('type') }),
  missingParameter: (of) => m.queries_fault_missing_parameter({ name: of('name'), line: `:param ${of('name')} => 'A2'` }),
  division: () => m.queries_fault_division(),
  overflow: () => m.queries_fault_overflow(),
  argument: (of) => m.queries_fault_argument({ operation: of('operation'), value: of('value') }),
  propertyValue: (of) => m.queries_fault_property_value({ type: of('type') }),
  hasEdges: () => m.queries_fault_has_edges(),
  deleted: () => m.queries_fault_deleted(),
  time: (of) => m.queries_fault_time({ limit: numberText(of('limit')) }),
  steps: (of) => m.queries_fault_steps({ limit: numberText(of('limit')) }),
  rows: (of) => m.queries_fault_rows({ limit: numberText(of('limit')) }),
  graphSize: (of) => m.queries_fault_graph_size({ vertices: numberText(of('vertices')), edges: numberText(of('edges')) }),
  valueSize: (of) =>
    m.queries_fault_value_size({
      text: numberText(of('text')),
      items: numberText(of('items')),
      name: numberText(of('name')),
      labels: numberText(of('labels'))
    }),
  matchSize: (of) => m.queries_fault_match_size({ text: numberText(of('text')), pattern: numberText(of('pattern')) }),
  memory: (of) => m.queries_fault_memory({ limit: numberText(of('limit')) }),
  boundNotConstant: () => m.queries_fault_bound(),
  negativeBound: () => m.queries_fault_bound()
}

/** Notations of other languages and of a Chinese keyboard, with the form here. */
const habits: Readonly<Record<string, (of: { found: string }) => string>> = {
  equality: m.queries_habit_equality,
  inequality: m.queries_habit_inequality,
  like: m.queries_habit_like,
  groupBy: m.queries_habit_group_by,
  select: m.queries_habit_select,
  fullWidth: m.queries_habit_full_width
}

const numberText = (digits: string): string => formatNumber(Number(digits), getLocale())

const listOf = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(getLocale(), { type }).format(names)

/** Parts that are allowed at a place, other than the words that are written as they are. */
const parts: Readonly<Record<string, () => string>> = {
  '<expression>': m.queries_part_expression,
  '<name>': m.queries_part_name,
  '<number>': m.queries_part_number,
  '<string>': m.queries_part_string,
  '<parameter>': m.queries_part_parameter,
  '<property>': m.queries_part_property,
  '<comparison>': m.queries_part_comparison,
  '<clause>': m.queries_part_clause
}

/** Names of the steps of a plan. */
const operators: Readonly<Record<string, () => string>> = {
  scan: m.queries_op_scan,
  bound: m.queries_op_bound,
  expand: m.queries_op_expand,
  longPath: m.queries_op_long_path,
  shortestPath: m.queries_op_shortest_path,
  path: m.queries_op_path,
  filter: m.queries_op_filter,
  match: m.queries_op_match,
  optionalMatch: m.queries_op_optional_match,
  unwind: m.queries_op_unwind,
  project: m.queries_op_project,
  aggregate: m.queries_op_aggregate,
  distinct: m.queries_op_distinct,
  sort: m.queries_op_sort,
  skip: m.queries_op_skip,
  limit: m.queries_op_limit,
  create: m.queries_op_create,
  merge: m.queries_op_merge,
  set: m.queries_op_set,
  remove: m.queries_op_remove,
  delete: m.queries_op_delete,
  foreach: m.queries_op_foreach,
  call: m.queries_op_call,
  callQuery: m.queries_op_call_query,
  union: m.queries_op_union
}

export const operatorName = (name: string): string => operators[name]?.() ?? name

const withSuggestion = (text: string, suggestion: string | undefined) =>
  suggestion === undefined ? text : m.queries_suggestion({ text, suggestion })

/** The error of a query as a sentence, with the word that was probably meant. */
export function faultText({ code, values, suggestion }: ShownFault): string {
  const of: Value = (name) => values[name] ?? ''
  const text = code === 'syntax' ? syntaxText(of) : (texts[code]?.(of) ?? m.queries_fault_internal())
  return withSuggestion(text, suggestion)
}

/** Alternatives to features that the engine does not support, by their first words. */
const instead: readonly (readonly [words: RegExp, text: () => string])[] = [
  [/TRANSACTIONS$/, m.queries_instead_batches],
  [/INDEX|CONSTRAINT/, m.queries_instead_schema],
  [/^(?:BEGIN|COMMIT|ROLLBACK)/, m.queries_instead_transaction],
  [/^INSERT/, m.queries_instead_insert],
  [/^SHORTEST/, m.queries_instead_shortest],
  [/^FINISH/, m.queries_instead_finish],
  [/^LOAD/, m.queries_instead_load],
  [/^USE/, m.queries_instead_use],
  [/^=~/, m.queries_instead_pattern],
  [/^/, m.queries_instead_database]
]

function unsupportedText(words: string): string {
  const text = instead.find(([of]) => of.test(words))?.[1]() ?? ''
  return m.queries_fault_unsupported({ words, instead: text })
}

function syntaxText(of: Value): string {
  const expected = listOf(
    of('expected')
      .split(' ')
      .map((part) => parts[part]?.() ?? part),
    'disjunction'
  )
  const found = of('found')
  return found === '' ? m.queries_fault_syntax_end({ expected }) : m.queries_fault_syntax({ found, expected })
}

type Warning = ShownStatement['warnings'][number]

const warnings: Readonly<Record<Warning['kind'], (of: { name: string }) => string>> = {
  label: m.queries_warning_label,
  type: m.queries_warning_type,
  vertexProperty: m.queries_warning_vertex_property,
  edgeProperty: m.queries_warning_edge_property
}

export function warningText({ kind, name, suggestion }: Warning): string {
  return withSuggestion(warnings[kind]({ name }), suggestion)
}

/** Label of a button that corrects the text. */
export function fixText({ at, text }: NonNullable<ShownFault['fix']>, of: string): string {
  if (text === '') return m.queries_fix_remove()
  return at.start === 0 && at.end === of.length ? m.queries_fix_all() : m.queries_fix({ text })
}

/** Line and column of an offset in the text, counted from 1. */
export function placeText(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return m.queries_place({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 })
}
