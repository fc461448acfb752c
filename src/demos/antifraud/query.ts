/** The question of the demo in openCypher. */
export const query = `MATCH p = (a:Account)-[:TRANSFERRED*3..8]->(a)
WHERE all(x IN nodes(p) WHERE a.id <= x.id)
RETURN a.id AS start, length(p) AS transfers
ORDER BY transfers, start`
