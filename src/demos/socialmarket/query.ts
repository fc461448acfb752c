/** The question of the demo in openCypher. */
export const query = `MATCH (p:Person {id: 'U001'})-[:KNOWS*1..2]-(x:Person)
RETURN count(DISTINCT x) AS reached`
