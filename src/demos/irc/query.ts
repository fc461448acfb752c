/** The question of the demo in openCypher. */
export const query = `MATCH (a:Person {id: 'R001'})-[:BORROWED]-(:Book)
      -[:BORROWED]-(p:Person)-[:BORROWED]-(b:Book)
WHERE NOT (a)-[:BORROWED]-(b)
RETURN b.id AS book, count(DISTINCT p) AS readers
ORDER BY readers DESC, book
LIMIT 5`
