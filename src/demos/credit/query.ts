/** The question of the demo in openCypher. */
export const query = `MATCH p = (o:Person)-[:HOLDS*1..6]->(c:Company {id: 'C001'})
WITH o, sum(reduce(s = 1.0, h IN relationships(p) |
                   s * h.share / 100)) AS share
RETURN o.id AS person, round(share * 1000) / 10 AS percent
ORDER BY percent DESC, person
LIMIT 5`
