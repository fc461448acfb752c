/** Ids by which the field of the search tells of its results. */
export const resultsId = 'find-results'
export const optionId = (index: number) => `find-option-${index}`
