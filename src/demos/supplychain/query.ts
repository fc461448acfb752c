/** The question of the demo in openCypher. */
export const query = `MATCH (x:Package)<-[:NEEDS]-(y)
RETURN x.id AS package, count(y) AS dependents
ORDER BY dependents DESC, package
LIMIT 5`
