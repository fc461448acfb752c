/** The question of the demo in openCypher. */
export const query = `MATCH (x)-[:PAID]->(a:Account)-[:PAID]->(y)
WITH a, count(DISTINCT x) AS payers, count(DISTINCT y) AS payees
RETURN a.id AS account, payers, payees
ORDER BY payers + payees DESC, account
LIMIT 5`
