import answers from './answers.json'

/** The answer of each exercise's query, by its id; `answers.json` is checked against two engines. */
export interface ExerciseAnswer {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const byId: Readonly<Record<string, ExerciseAnswer>> = answers

export const answerOf = (id: string): ExerciseAnswer => byId[id] ?? { columns: [], rows: [] }
