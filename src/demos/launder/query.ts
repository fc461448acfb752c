/** The question of the demo in openCypher. */
export const query = `MATCH (x)-[i:PAID]->(a:Account)-[o:PAID]->(y)
WITH a, count(DISTINCT i) AS paidBy, count(DISTINCT o) AS paysTo
RETURN a.id AS account, paidBy, paysTo
ORDER BY paidBy + paysTo DESC, account
LIMIT 5`
