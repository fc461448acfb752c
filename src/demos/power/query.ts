/** The question of the demo in openCypher. */
export const query = `MATCH (l:Load {id: '2'})
MATCH p = shortestPath((l)-[:LINE*..8]-(g:Generator))
RETURN g.id AS generator, [x IN nodes(p) | x.id] AS path
ORDER BY length(p), generator
LIMIT 1`
