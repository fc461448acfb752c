/*
 * The questions of document 1 in general graph query notation (ISO/IEC 39075 GQL style). Not the syntax of the
 * product, which the document says beside the first of them.
 */

export const devicesOfAccount = `MATCH (a:Account {code: 'A1'})-[:LOGGED_IN]->(d:Device)
RETURN d.code`

export const accountsSharingDevice = `MATCH (a:Account {code: 'A1'})-[:LOGGED_IN]->(d:Device)
      <-[:LOGGED_IN]-(b:Account)
WHERE b.code <> a.code
RETURN DISTINCT b.code`

export const recipientsOfSharing = `MATCH (a:Account {code: 'A1'})-[:LOGGED_IN]->(d:Device)
      <-[:LOGGED_IN]-(b:Account)-[t:TRANSFERRED]->(c:Account)
WHERE b.code <> a.code
RETURN b.code, c.code, t.amount`

/** Longest ring that the fourth question looks for, in transfers. */
export const ringLimit = 4

export const transfersBack = `MATCH p = (b:Account {code: 'A2'})-[:TRANSFERRED]->{1,${ringLimit}}(b)
RETURN p`
