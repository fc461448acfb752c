/*
 * The syntax tree of a query. The parser leaves every `slot` at -1; the check gives each variable its place in a row.
 */

/** Where something stands in the text: offsets of its first character and of the one after its last. */
export interface Span {
  start: number
  end: number
}

interface Located {
  at: Span
}

export interface Name extends Located {
  name: string
}

/** A name where it is introduced. */
export interface Variable extends Name {
  slot: number
}

export type BinaryOperator =
  | 'or'
  | 'xor'
  | 'and'
  | '+'
  | '||'
  | '-'
  | '*'
  | '/'
  | '%'
  | '^'
  | 'in'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  | '=~'
type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>='

export type Expression = Located &
  (
    | { kind: 'literal'; value: null | boolean | bigint | number | string }
    /** An integer beyond 64 bits, or a float beyond the largest; the check refuses it. */
    | { kind: 'largeNumber'; text: string }
    /** With `isFile`, the rows of the file that LOAD CSV names. */
    | { kind: 'parameter'; name: string; isFile?: true }
    | { kind: 'variable'; name: string; slot: number }
    | { kind: 'property'; of: Expression; key: Name }
    | { kind: 'index'; of: Expression; index: Expression }
    | { kind: 'slice'; of: Expression; from: Expression | null; to: Expression | null }
    | { kind: 'list'; items: Expression[] }
    | MapExpression
    | { kind: 'projection'; of: Expression; items: MapItem[] }
    | CallExpression
    | { kind: 'not' | 'negate' | 'plus'; of: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    /** `a < b <= c`: one operator fewer than operands. */
    | { kind: 'comparison'; operands: Expression[]; operators: ComparisonOperator[] }
    | { kind: 'isNull'; of: Expression; isNegated: boolean }
    | ({ kind: 'hasLabels'; of: Expression } & Labels)
    | {
        kind: 'case'
        subject: Expression | null
        branches: { when: Expression; then: Expression }[]
        otherwise: Expression | null
      }
    | { kind: 'comprehension'; variable: Variable; list: Expression; where: Expression | null; map: Expression | null }
    | { kind: 'quantifier'; test: Quantifier; variable: Variable; list: Expression; where: Expression }
    | {
        kind: 'reduce'
        accumulator: Variable
        initial: Expression
        variable: Variable
        list: Expression
        body: Expression
      }
    /** A pattern as a condition: true if it matches. It introduces no names. */
    | { kind: 'pattern'; pattern: Pattern }
    /** The shortest path between two known vertices, or null; with `all` a list. */
    | { kind: 'shortestPath'; pattern: Pattern }
    | { kind: 'patternComprehension'; pattern: Pattern; where: Expression | null; map: Expression }
    | { kind: 'subquery'; result: 'exists' | 'count' | 'collect'; query: Query }
  )

type Quantifier = 'all' | 'any' | 'none' | 'single'
interface MapExpression extends Located {
  kind: 'map'
  entries: { key: Name; value: Expression }[]
}
interface CallExpression extends Located {
  kind: 'call'
  name: string
  isDistinct: boolean
  /** `count(*)`. */
  isStar: boolean
  arguments: Expression[]
}
type MapItem =
  | { kind: 'property'; key: Name }
  | { kind: 'all' }
  | { kind: 'entry'; key: Name; value: Expression }
  | { kind: 'variable'; of: Expression & { kind: 'variable' } }

/** What `:A|B`, `:!A` and `:%` ask of the labels of a vertex, or of an edge. */
export type LabelTest =
  | { kind: 'label'; name: Name }
  | { kind: 'any' }
  | { kind: 'not'; of: LabelTest }
  | { kind: 'and' | 'or'; parts: LabelTest[] }

interface Labels {
  /** All of them, as in `:A:B` and `:A&B`. */
  labels: Name[]
  /** What is more than that. */
  labelTest: LabelTest | null
}

export interface VertexPattern extends Located, Labels {
  name: Name | null
  slot: number
  properties: Expression | null
  where: Expression | null
}

export interface EdgePattern extends Located {
  name: Name | null
  slot: number
  /** One of them, as in `:R|S`; any if there is none. */
  types: Name[]
  /** What is more than that. */
  typeTest: LabelTest | null
  where: Expression | null
  /** The part of the pattern that repeats, for `((x)-->(y)){1,3}`, instead of one edge. */
  group: Pattern | null
  /** For each name of what repeats, its place in one repetition and that of the list of all, by the check. */
  lists?: { inner: number; outer: number }[]
  /** The place of the edge in one repetition, which `where` reads, by the check. */
  hop?: number
  direction: 'out' | 'in' | 'both'
  /** Of a variable length; `max` is null without an upper bound. */
  range: { min: number; max: number | null } | null
  properties: Expression | null
}

export interface Pattern extends Located {
  /** Name of the path. */
  name: Name | null
  slot: number
  /** `many` is refused by the check. */
  shortest: 'one' | 'all' | 'many' | null
  /** `ANY SHORTEST` and its kind: conditions of WHERE are tested on the paths that it selects. */
  isSelected: boolean
  /** One more than edges. */
  vertices: VertexPattern[]
  edges: EdgePattern[]
}

export interface ProjectionItem extends Located {
  expression: Expression
  alias: Name | null
  /** The text of the expression, which names a column without alias. */
  text: string
  slot: number
}

export interface Projection extends Located {
  isDistinct: boolean
  /** `*`, with further items after it. */
  isStar: boolean
  items: ProjectionItem[]
  orderBy: { expression: Expression; isDescending: boolean }[]
  skip: Expression | null
  limit: Expression | null
  where: Expression | null
  /** What `*` stands for, by the check: names with their places. */
  star: { name: string; slot: number }[]
}

export type SetItem = Located &
  (
    | { kind: 'property'; of: Expression; key: Name; value: Expression }
    | { kind: 'replace' | 'merge'; variable: Expression & { kind: 'variable' }; value: Expression }
    | { kind: 'labels'; variable: Expression & { kind: 'variable' }; labels: Name[] }
  )
export type RemoveItem = Located &
  (
    | { kind: 'property'; of: Expression; key: Name }
    | { kind: 'labels'; variable: Expression & { kind: 'variable' }; labels: Name[] }
  )

export type Clause = Located &
  (
    | { kind: 'match'; isOptional: boolean; patterns: Pattern[]; where: Expression | null }
    | { kind: 'unwind'; list: Expression; variable: Variable }
    | { kind: 'with'; projection: Projection }
    | { kind: 'return'; projection: Projection }
    | { kind: 'create'; patterns: Pattern[] }
    | { kind: 'merge'; pattern: Pattern; onCreate: SetItem[]; onMatch: SetItem[] }
    | { kind: 'set'; items: SetItem[] }
    | { kind: 'remove'; items: RemoveItem[] }
    | { kind: 'delete'; isDetach: boolean; items: Expression[] }
    | { kind: 'foreach'; variable: Variable; list: Expression; clauses: Clause[] }
    | ProcedureCall
    | QueryCall
    /** A clause of the language that this engine does not have. */
    | { kind: 'unsupported'; words: string }
  )
export type ClauseOf<Kind extends Clause['kind']> = Extract<Clause, { kind: Kind }>

interface ProcedureCall extends Located {
  kind: 'call'
  procedure: Name
  arguments: Expression[] | null
  yields: { field: Name; variable: Variable }[] | null
  isYieldAll: boolean
  where: Expression | null
}

/** `CALL (x) { … }`: a query that runs for each row. */
interface QueryCall extends Located {
  kind: 'callQuery'
  isOptional: boolean
  /** What it sees of the rows outside; null where a WITH at its beginning says so. */
  imports: 'all' | (Expression & { kind: 'variable' })[] | null
  query: Query
  /** Where IN TRANSACTIONS stands, which the check refuses. */
  batches: Span | null
}

/** Queries joined by UNION; one operator fewer than branches. */
export interface Query extends Located {
  branches: Clause[][]
  unions: { isAll: boolean; at: Span }[]
  /** Places of the answer's columns, by the check. */
  columns: number[]
  /** For each branch of a union, the places of its columns in the order of the answer's, by the check. */
  sources: number[][]
}

/** One statement of a text; several are separated by semicolons. */
export interface Statement extends Located {
  prefix: 'explain' | 'profile' | null
  /** The parameter that the value of the query is kept as, for `:param name => value`. */
  parameter: string | null
  query: Query
}
