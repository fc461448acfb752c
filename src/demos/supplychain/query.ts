/** The question of the demo in openCypher. */
export const query = `MATCH (x:Supplier)<-[:NEEDS]-(y)
RETURN x.id AS supplier, count(y) AS buyers
ORDER BY buyers DESC, supplier
LIMIT 5`
