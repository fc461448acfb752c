/** The question of the page in openCypher: whom did the accounts pay that share a device with A1? */
export const paidBySharers = `MATCH (a:Account {code: 'A1'})
  -[:LOGGED_IN]->(d:Device)
  <-[:LOGGED_IN]-(b:Account)
  -[:TRANSFERRED]->(c:Account)
WHERE b.code <> a.code
RETURN DISTINCT c.code`
