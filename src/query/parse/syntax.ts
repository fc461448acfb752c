/* The syntax tree of a query. The parser sets every `slot` to -1; the check assigns each variable its slot in a row. */

/** A range of the text: offset of the first character, and of the one after the last. */
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

/** A name at its definition. */
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
    /** An integer beyond 64 bits, or a float out of range; the check rejects it. */
    | { kind: 'largeNumber'; text: string }
    /** With `isFile`, the rows of a file for LOAD CSV. */
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
    /** A pattern as a condition: true if it matches. Defines no names. */
    | { kind: 'pattern'; pattern: Pattern }
    /** The shortest path between two bound vertices, or null; with `all` a list. */
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

/** Label expression of `:A|B`, `:!A` and `:%`, for a vertex or an edge. */
export type LabelTest =
  | { kind: 'label'; name: Name }
  | { kind: 'any' }
  | { kind: 'not'; of: LabelTest }
  | { kind: 'and' | 'or'; parts: LabelTest[] }

interface Labels {
  /** Required labels, as in `:A:B` and `:A&B`. */
  labels: Name[]
  /** Any other label expression. */
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
  /** Alternative types, as in `:R|S`; empty for any type. */
  types: Name[]
  /** Any other type expression. */
  typeTest: LabelTest | null
  where: Expression | null
  /** The repeated pattern of `((x)-->(y)){1,3}`, instead of one edge. */
  group: Pattern | null
  /** For each name in the repeated pattern, its slot within a repetition and the slot of the list; set by the check. */
  lists?: { inner: number; outer: number }[]
  /** Slot of one edge of those that repeat, which `where` reads; set by the check. */
  hop?: number
  direction: 'out' | 'in' | 'both'
  /** Bounds of a variable length; `max` is null without an upper bound. */
  range: { min: number; max: number | null } | null
  properties: Expression | null
}

export interface Pattern extends Located {
  /** Name of the path. */
  name: Name | null
  slot: number
  /** The check rejects `many`. */
  shortest: 'one' | 'all' | 'many' | null
  /** For `ANY SHORTEST` and similar: WHERE filters the selected paths. */
  isSelected: boolean
  /** One more than the edges. */
  vertices: VertexPattern[]
  edges: EdgePattern[]
}

export interface ProjectionItem extends Located {
  expression: Expression
  alias: Name | null
  /** Source text of the expression, the default name of its column. */
  text: string
  slot: number
}

export interface Projection extends Located {
  isDistinct: boolean
  /** `*`, optionally followed by further items. */
  isStar: boolean
  items: ProjectionItem[]
  orderBy: { expression: Expression; isDescending: boolean }[]
  skip: Expression | null
  limit: Expression | null
  where: Expression | null
  /** Names and slots of `*`; set by the check. */
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
    /** A clause that the engine does not support. */
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
  /** Visible names of the outer rows; null if an initial WITH states them. */
  imports: 'all' | (Expression & { kind: 'variable' })[] | null
  query: Query
  /** Position of IN TRANSACTIONS, which the check rejects. */
  batches: Span | null
}

/** Queries joined by UNION; one operator fewer than branches. */
export interface Query extends Located {
  branches: Clause[][]
  unions: { isAll: boolean; at: Span }[]
  /** Slots of the answer's columns; set by the check. */
  columns: number[]
  /** For each branch of a union, the slots of its columns in the order of the answer's; set by the check. */
  sources: number[][]
}

/** A statement of a text, in which several are separated by semicolons. */
export interface Statement extends Located {
  prefix: 'explain' | 'profile' | null
  /** Name of the parameter that gets the value, for `:param name => value`. */
  parameter: string | null
  query: Query
}
