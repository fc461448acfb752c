/** Kinds of graph questions, by which the overview connects the solutions. */
export const questionKinds = ['ring', 'path', 'reach', 'component', 'match', 'center'] as const
export type QuestionKind = (typeof questionKinds)[number]
