/** Ids that connect the search field with its results for assistive technology. */
export const resultsId = 'find-results'
export const optionId = (index: number) => `find-option-${index}`
