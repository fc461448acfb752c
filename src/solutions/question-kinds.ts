/** Kinds of questions to a graph. */
export const questionKinds = ['ring', 'path', 'reach', 'component', 'match', 'center'] as const
export type QuestionKind = (typeof questionKinds)[number]
