/** The question of the demo in openCypher. */
export const query = `MATCH (a:Load)-[:LINE*1..2]-(o:Open)
RETURN o.id AS switch, count(DISTINCT a) AS loads
ORDER BY loads DESC, switch
LIMIT 5`
