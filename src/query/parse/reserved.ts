/** Words that begin a clause, or the condition of one. */
export const clauseWords = 'MATCH WHERE RETURN WITH UNWIND CREATE MERGE SET REMOVE DELETE DETACH OPTIONAL CALL'.split(' ')

/** Words that are no name unless they stand in backticks. */
export const reserved: ReadonlySet<string> = new Set([
  ...clauseWords,
  ...(
    'UNION ORDER SKIP LIMIT AND OR XOR NOT IN IS NULL ' +
    'TRUE FALSE CASE WHEN THEN ELSE END AS DISTINCT ON STARTS ENDS CONTAINS YIELD EXPLAIN PROFILE'
  ).split(' ')
])
