/*
 * The question of the page in general graph query notation (ISO/IEC 39075 GQL style). Not the syntax of the product, which the
 * page says beside it.
 */
export const paidBySharers = `MATCH (a:Account {code: 'A1'})-[:LOGGED_IN]->(d:Device)
      <-[:LOGGED_IN]-(b:Account)-[:TRANSFERRED]->(c:Account)
WHERE b.code <> a.code
RETURN DISTINCT c.code`
