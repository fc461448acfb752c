/* The page's query in general graph notation (ISO/IEC 39075 GQL style). It is not the product's syntax, as the page states. */
export const paidBySharers = `MATCH (a:Account {code: 'A1'})-[:LOGGED_IN]->(d:Device)
      <-[:LOGGED_IN]-(b:Account)-[:TRANSFERRED]->(c:Account)
WHERE b.code <> a.code
RETURN DISTINCT c.code`
