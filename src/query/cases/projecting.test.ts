import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { emptyGraph, graphOf, runCases } from './cases'

/* openCypher: RETURN, WITH, aggregates, ORDER BY, SKIP, LIMIT, UNWIND, UNION and the scope of names. */

const sales = graphOf(`
  CREATE (:Sale {shop: 'X', amount: 10}), (:Sale {shop: 'X', amount: 20}), (:Sale {shop: 'Y', amount: 5.5}), (:Sale {shop: 'Y'}),
         (:Sale {amount: 1})`)

runCases('columns', emptyGraph, [
  ['RETURN 1 AS a, 2 AS b', '1 | 2'],
  ['RETURN 1 AS a, 2 AS a', '!columnTwice'],
  ['RETURN 1, 1', '!columnTwice'],
  ['WITH 1 AS a RETURN a, a', '!columnTwice'],
  ['WITH 1 AS a, 2 AS b RETURN *', '1 | 2'],
  ['WITH 1 AS b, 2 AS a RETURN *', '2 | 1'],
  ['WITH 1 AS a RETURN *, a + 1 AS b', '1 | 2'],
  ['RETURN *', '!noVariables'],
  ['WITH 1 AS a WITH 2 AS b RETURN a', '!undefinedVariable'],
  ['WITH 1 AS a WITH a AS b RETURN b', '1'],
  ['WITH 1 AS a WITH a, a + 1 AS b RETURN a, b', '1 | 2'],
  ['WITH 1 + 1 RETURN 1', '!noAlias'],
  ['WITH 1 AS a, 2 AS a RETURN a', '!columnTwice'],
  ['WITH 1 AS a, 2 AS b WITH b AS a, a AS b RETURN a, b', '2 | 1'],
  ['WITH 1 AS a WITH * RETURN a', '1'],
  ['WITH 1 AS a WITH *, 2 AS b RETURN a + b', '3'],
  ['WITH 1 AS a WITH a + 1 AS a RETURN a', '2'],
  ['RETURN 1 AS a RETURN 2 AS b', '!clauseAfterReturn'],
  ['RETURN', '!syntax'],
  ['WITH 1 AS a', '!endsWithoutReturn'],
  ['RETURN a AS b', '!undefinedVariable'],
  ['WITH 1 AS a WHERE a = 1 RETURN a', '1'],
  ['WITH 1 AS a WHERE a = 2 RETURN a', ''],
  ['WITH 1 AS a, 2 AS c WITH a AS b WHERE c = 2 RETURN b', '1'],
  ['WITH 1 AS a, 2 AS c WITH DISTINCT a AS b WHERE c = 2 RETURN b', '!undefinedVariable'],
  ['WITH 1 AS a, 2 AS c WITH count(a) AS b WHERE c = 2 RETURN b', '!undefinedVariable'],
  ['', '!syntax'],
  ['FOO', '!syntax'],
  ['RETURN 1 RETURN', '!syntax']
])

runCases('DISTINCT', emptyGraph, [
  ['UNWIND [1, 1, 2] AS x RETURN DISTINCT x', '1 ; 2'],
  ['UNWIND [1, 1.0] AS x RETURN DISTINCT x', '1'],
  ['UNWIND [null, null] AS x RETURN DISTINCT x', 'null'],
  ['UNWIND [0.0 / 0, 0.0 / 0] AS x RETURN DISTINCT x', 'NaN'],
  ['UNWIND [[1, 2], [1, 2], [2, 1]] AS x RETURN DISTINCT x', '[1,2] ; [2,1]'],
  ['UNWIND [{a: 1}, {a: 1}] AS x RETURN DISTINCT x', '{a: 1}'],
  ["UNWIND [1, '1'] AS x RETURN DISTINCT x", '1 ; 1'],
  ['UNWIND [[1, 2], [1, 3]] AS x RETURN DISTINCT x[0] AS a', '1'],
  ['UNWIND [1, 1] AS x WITH DISTINCT x RETURN count(x)', '1'],
  ['UNWIND [true, true, null] AS x RETURN DISTINCT x', 'null ; true'],
  ['UNWIND [3, 1, 3] AS x RETURN DISTINCT x ORDER BY x', '1 ; 3'],
  ['UNWIND [3, 1, 3] AS x RETURN DISTINCT x + 1 AS y ORDER BY x', '!undefinedVariable'],
  ['UNWIND [3, 1, 3] AS x RETURN DISTINCT x + 1 ORDER BY x + 1', '2 ; 4']
])

runCases('aggregates', sales, [
  ['MATCH (s:Sale) RETURN count(*), count(s), count(s.amount), count(s.shop)', '5 | 5 | 4 | 4'],
  ['MATCH (s:Sale) RETURN sum(s.amount), avg(s.amount), min(s.amount), max(s.amount)', '36.5 | 9.125 | 1 | 20'],
  ["MATCH (s:Sale {shop: 'X'}) RETURN sum(s.amount), avg(s.amount)", '30 | 15.0'],
  ['MATCH (s:Sale) RETURN s.shop, count(*) ORDER BY s.shop', 'X | 2 ; Y | 2 ; null | 1'],
  ['MATCH (s:Sale) RETURN s.shop AS shop, sum(s.amount) AS total ORDER BY total DESC', 'X | 30 ; Y | 5.5 ; null | 1'],
  ['MATCH (s:Sale) RETURN count(DISTINCT s.shop)', '2'],
  ['MATCH (s:Nothing) RETURN count(*), sum(s.a), avg(s.a), min(s.a), max(s.a), collect(s.a)', '0 | 0 | null | null | null | []'],
  ['MATCH (s:Nothing) RETURN s.shop, count(*)', ''],
  ['UNWIND [1, 2, null] AS x RETURN collect(x)', '[1,2]'],
  ['UNWIND [1, 1, 2] AS x RETURN collect(DISTINCT x), sum(DISTINCT x)', '[1,2] | 3'],
  ['UNWIND [3, 1, 2] AS x WITH x ORDER BY x RETURN collect(x)', '[1,2,3]'],
  ["UNWIND ['b', 'a'] AS x RETURN min(x), max(x)", 'a | b'],
  ["UNWIND [1, 'a', null, [1]] AS x RETURN min(x), max(x)", '[1] | 1'],
  ['UNWIND [1, 2.5] AS x RETURN sum(x)', '3.5'],
  ['UNWIND [null] AS x RETURN sum(x), count(x), avg(x), max(x)', '0 | 0 | null | null'],
  ["UNWIND ['a'] AS x RETURN sum(x)", '!type'],
  ['UNWIND [2, 4, 4, 4, 5, 5, 7, 9] AS x RETURN stDevP(x)', '2.0'],
  ['UNWIND [1, 2] AS x RETURN round(stDev(x), 3)', '0.707'],
  ['UNWIND [1, 2, 3, 4] AS x RETURN percentileDisc(x, 0.5), percentileCont(x, 0.5)', '2 | 2.5'],
  ['UNWIND [1, 2] AS x RETURN percentileDisc(x, 2)', '!argument'],
  ['UNWIND [1, 2, 3] AS x RETURN count(*) + 1', '4'],
  ['UNWIND [1, 2, 3] AS x RETURN sum(x) * 2 + count(x)', '15'],
  ['UNWIND [1, 2, 3] AS x RETURN size(collect(x))', '3'],
  ['UNWIND [1, 2, 3] AS x RETURN [y IN collect(x) | y * 2]', '[2,4,6]'],
  ['UNWIND [1, 2, 3] AS x RETURN x % 2 AS odd, count(*) AS c ORDER BY odd', '0 | 1 ; 1 | 2'],
  ['UNWIND [1, 2, 3] AS x RETURN x % 2, x % 2 + count(*)', '!ambiguousAggregate'],
  ['UNWIND [1, 2, 3] AS x WITH x % 2 AS odd RETURN odd, odd + count(*) ORDER BY odd', '0 | 1 ; 1 | 3'],
  ['RETURN count(rand())', '!randomAggregate'],
  ['RETURN sum(1 + rand())', '!randomAggregate'],
  ['UNWIND [1, 2, 3] AS x RETURN x + count(*)', '!ambiguousAggregate'],
  ['UNWIND [1, 2, 3] AS x WITH x, count(*) AS c RETURN sum(c)', '3'],
  ['UNWIND [1, 2] AS x RETURN count(count(x))', '!nestedAggregate'],
  ['UNWIND [1, 2] AS x RETURN sum(x + count(*))', '!nestedAggregate'],
  ['UNWIND [1, 2] AS x RETURN [y IN [1] | count(x)]', '!nestedAggregate'],
  ['RETURN count(*)', '1'],
  ['RETURN count(null), count(1)', '0 | 1'],
  ['UNWIND [] AS x RETURN count(*)', '0'],
  ['UNWIND [1, 1.0, 2] AS x RETURN x, count(*) ORDER BY x', '1 | 2 ; 2 | 1'],
  ['UNWIND [null, null, 1] AS x RETURN x, count(*) ORDER BY x', '1 | 1 ; null | 2'],
  ['UNWIND [1, 2, 3] AS x WITH count(x) AS c WHERE c > 2 RETURN c', '3'],
  ['UNWIND [1, 2, 3] AS x WITH count(x) AS c WHERE c > 3 RETURN c', ''],
  ['UNWIND [1, 2] AS x RETURN min(x), x', '1 | 1 ; 2 | 2'],
  ['MATCH (s:Sale) RETURN s.shop AS shop, collect(s.amount) AS a ORDER BY size(a), shop', 'Y | [5.5] ; null | [1] ; X | [10,20]'],
  ['UNWIND [1, 2, 3] AS x RETURN count(*) AS c ORDER BY count(*)', '3'],
  ['UNWIND [9223372036854775807, 1] AS x RETURN sum(x)', '!overflow'],
  ['UNWIND [1] AS x RETURN sum(x, 2)', '!argumentCount'],
  ['MATCH (s:Sale) WITH s.shop AS shop, s WHERE shop IS NOT NULL RETURN shop, max(s.amount) ORDER BY shop', 'X | 20 ; Y | 5.5']
])

runCases('grouping', sales, [
  [
    'MATCH (s:Sale) RETURN s.shop, {shop: s.shop, n: count(*)} AS m ORDER BY s.shop',
    'X | {shop: "X", n: 2} ; Y | {shop: "Y", n: 2} ; null | {shop: null, n: 1}'
  ],
  ['MATCH (s:Sale) RETURN {shop: s.shop, n: count(*)}', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN [x IN collect(s.amount) WHERE x > s.amount | x]', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN any(x IN collect(s.amount) WHERE x > s.amount)', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN reduce(t = s.amount, x IN collect(s.amount) | t + x)', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN reduce(t = 0, x IN collect(s.amount) | t + s.amount)', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN count(*) + COUNT { (s)-->() }', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN size([(s)-->(o) | o]) + count(*)', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN count(*) + COUNT { MATCH (o) RETURN count(s) }', '!ambiguousAggregate'],
  ['MATCH (s:Sale) RETURN count(*) + COUNT { MATCH (o:Sale) RETURN count(o) }', '6'],
  ["MATCH (s:Sale {shop: 'X'}) RETURN s.shop, [x IN collect(s.amount) WHERE s.shop = 'X' | x] AS l", 'X | [10,20]'],
  ['MATCH (s:Sale) RETURN reduce(s = 0, x IN collect(s.amount) | s + x)', '36.5'],
  ["MATCH (s:Sale {shop: 'X'}) RETURN s.shop, count(*) + COUNT { MATCH (o:Sale) WHERE o.shop = s.shop } AS n", 'X | 4'],
  [
    "MATCH (s:Sale {shop: 'X'}) WITH s.shop AS shop, s WITH shop, count(*) + COUNT { MATCH (o:Sale {shop: shop}) } AS n RETURN n",
    '4'
  ],
  ['MATCH (s:Sale) RETURN count(s) / 2 / 2', '1'],
  ["MATCH (s:Sale) WITH s.shop AS shop, count(*) AS n ORDER BY s.shop + '!' DESC RETURN shop, n", 'null | 1 ; Y | 2 ; X | 2'],
  ['MATCH (s:Sale) WITH s.shop AS shop, max(s.amount) AS most ORDER BY max(s.amount) DESC, shop LIMIT 1 RETURN shop', 'X'],
  ["MATCH (s:Sale) RETURN CASE WHEN count(*) > 3 THEN sum(s.amount) ELSE 'few' END", '36.5'],
  ['MATCH (s:Sale) WITH {n: 1} AS m, s RETURN m {.n, c: count(s)} AS x, m', '{n: 1, c: 5} | {n: 1}'],
  ['MATCH (s:Sale) WITH s.shop AS shop, count(*) AS n ORDER BY s.amount RETURN shop', '!undefinedVariable'],
  ['MATCH (s:Sale) RETURN s ORDER BY count(*)', '!aggregateHere'],
  ['MATCH (s:Sale) WITH DISTINCT s.shop AS shop ORDER BY s.shop RETURN shop ORDER BY shop', 'X ; Y ; null'],
  ['UNWIND [[1, 2], [1, 2], [1.0, 2]] AS x RETURN x, count(*)', '[1,2] | 3'],
  ['UNWIND [{a: 1, b: 2}, {b: 2, a: 1}] AS x RETURN count(DISTINCT x)', '1'],
  ["UNWIND [1, 2, 'a', [1], null, {a: 1}, 0.2, true] AS x RETURN max(x), min(x)", '2 | {a: 1}'],
  ['UNWIND [[2, 1], [1, 2], [1, null]] AS x RETURN max(x), min(x)', '[2,1] | [1,2]'],
  ['RETURN count(DISTINCT null), collect(DISTINCT null)', '0 | []'],
  ['UNWIND range(1, 3) AS x RETURN all(y IN collect(x) WHERE y > 0)', 'true'],
  ["MATCH (s:Sale) RETURN s.shop, count(*) ORDER BY CASE s.shop WHEN 'Y' THEN 0 ELSE 1 END, s.shop", 'Y | 2 ; X | 2 ; null | 1'],
  ['MATCH (s:Sale) RETURN DISTINCT s.shop AS shop ORDER BY [s.shop]', 'X ; Y ; null'],
  [
    'MATCH (s:Sale) RETURN s.shop AS shop, max(s.amount) AS most ORDER BY max(s.amount) > 10, shop',
    'Y | 5.5 ; null | 1 ; X | 20'
  ],
  ['MATCH (s:Sale) RETURN s.shop AS shop, count(*) AS n ORDER BY s.shop + count(*), shop', 'X | 2 ; Y | 2 ; null | 1'],
  ['MATCH (s:Sale) RETURN s.amount + 1 AS more, count(*) AS n ORDER BY s.amount + 1 + count(*)', '!undefinedVariable'],
  ['MATCH (s:Sale) RETURN count(*) AS n ORDER BY s.amount + count(*)', '!undefinedVariable']
])

runCases('ORDER BY', sales, [
  ['UNWIND [3, 1, 2] AS x RETURN x ORDER BY x', '1 ; 2 ; 3'],
  ['UNWIND [3, 1, 2] AS x RETURN x ORDER BY x DESC', '3 ; 2 ; 1'],
  ['UNWIND [3, 1, 2] AS x RETURN x ORDER BY x DESCENDING', '3 ; 2 ; 1'],
  ['UNWIND [3, 1, 2] AS x RETURN x ORDER BY x ASC', '1 ; 2 ; 3'],
  ['UNWIND [3, null, 2] AS x RETURN x ORDER BY x', '2 ; 3 ; null'],
  ['UNWIND [3, null, 2] AS x RETURN x ORDER BY x DESC', 'null ; 3 ; 2'],
  ['UNWIND [1.5, 1, 2, -0.5] AS x RETURN x ORDER BY x', '-0.5 ; 1 ; 1.5 ; 2'],
  ["UNWIND ['b', 'B', 'a', ''] AS x RETURN x ORDER BY x", ' ; B ; a ; b'],
  ['UNWIND [true, false] AS x RETURN x ORDER BY x', 'false ; true'],
  ['UNWIND [[2], [1, 5], [1], []] AS x RETURN x ORDER BY x', '[] ; [1] ; [1,5] ; [2]'],
  ['UNWIND [0.0 / 0, 1, null] AS x RETURN x ORDER BY x', '1 ; NaN ; null'],
  ["UNWIND [1, 'a', true, null, [1], {a: 1}, 0.0 / 0] AS x RETURN x ORDER BY x", '{a: 1} ; [1] ; a ; true ; 1 ; NaN ; null'],
  ["UNWIND [1, 'a', true, null, [1], {a: 1}] AS x RETURN x ORDER BY x DESC", 'null ; 1 ; true ; a ; [1] ; {a: 1}'],
  ["UNWIND [date('2026-02-01'), date('2026-01-01')] AS x RETURN x ORDER BY x", '2026-01-01 ; 2026-02-01'],
  ['UNWIND [[1, 2], [1, 1], [0, 3]] AS x RETURN x ORDER BY x[0], x[1] DESC', '[0,3] ; [1,2] ; [1,1]'],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY -x', '3 ; 2 ; 1'],
  ['UNWIND [1, 2, 3] AS x RETURN x AS y ORDER BY x DESC', '3 ; 2 ; 1'],
  ['UNWIND [1, 2, 3] AS x RETURN -x AS x ORDER BY x', '-3 ; -2 ; -1'],
  ['MATCH (s:Sale) RETURN s.amount ORDER BY s.amount', '1 ; 5.5 ; 10 ; 20 ; null'],
  ['MATCH (s:Sale) RETURN s.amount AS a ORDER BY s.shop, a', '10 ; 20 ; 5.5 ; null ; 1'],
  ['UNWIND [1, 2] AS x RETURN x ORDER BY y', '!undefinedVariable'],
  ['UNWIND [1, 2] AS x RETURN x ORDER BY count(x)', '!aggregateHere'],
  ['UNWIND [3, 1, 2] AS x WITH x ORDER BY x LIMIT 2 RETURN x ORDER BY x', '1 ; 2'],
  ['UNWIND [3, 1, 2] AS x WITH x ORDER BY x DESC LIMIT 1 RETURN x ORDER BY x', '3'],
  ["UNWIND ['中', '国', 'a'] AS x RETURN x ORDER BY x", 'a ; 中 ; 国']
])

runCases('SKIP and LIMIT', emptyGraph, [
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x SKIP 1', '2 ; 3'],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x LIMIT 2', '1 ; 2'],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x SKIP 1 LIMIT 1', '2'],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x LIMIT 0', ''],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x SKIP 5', ''],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x LIMIT 10', '1 ; 2 ; 3'],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x LIMIT 1 + 1', '1 ; 2'],
  ['UNWIND [1, 2, 3] AS x RETURN x ORDER BY x LIMIT toInteger(2.9)', '1 ; 2'],
  ['UNWIND [1, 2, 3] AS x RETURN count(x) AS c LIMIT 1', '3'],
  ['UNWIND [1, 2, 3] AS x WITH x LIMIT 2 RETURN count(x)', '2'],
  ['UNWIND [1, 2, 3] AS x WITH x SKIP 2 RETURN count(x)', '1'],
  ['RETURN 1 LIMIT -1', '!negativeBound'],
  ['RETURN 1 SKIP -1', '!negativeBound'],
  ['RETURN 1 LIMIT 1.5', '!type'],
  ["RETURN 1 LIMIT 'a'", '!type'],
  ['UNWIND [1] AS x RETURN x LIMIT x', '!boundNotConstant'],
  ['UNWIND [1] AS x RETURN x LIMIT null', '!type'],
  ['RETURN 1 LIMIT 1 SKIP 1', '!syntax'],
  ['UNWIND range(1, 100001) AS x RETURN x ORDER BY x LIMIT 1', '!rows'],
  ['UNWIND range(1, 100) AS x RETURN DISTINCT x % 3 AS y ORDER BY y LIMIT 2', '0 ; 1']
])

runCases('UNWIND', emptyGraph, [
  ['UNWIND [1, 2] AS x RETURN x', '1 ; 2'],
  ['UNWIND [] AS x RETURN x', ''],
  ['UNWIND null AS x RETURN x', ''],
  ['UNWIND [null] AS x RETURN x', 'null'],
  ['UNWIND 5 AS x RETURN x', '5'],
  ['UNWIND [[1, 2], [3]] AS x UNWIND x AS y RETURN y', '1 ; 2 ; 3'],
  ['UNWIND [1, 2] AS x UNWIND [1, 2] AS y RETURN x * y', '1 ; 2 ; 2 ; 4'],
  ['UNWIND range(1, 3) AS x RETURN sum(x)', '6'],
  ['WITH [1, 2] AS l UNWIND l AS x RETURN x, l', '1 | [1,2] ; 2 | [1,2]'],
  ['UNWIND [1] AS x UNWIND [2] AS x RETURN x', '!variableAlreadyBound'],
  ['UNWIND [1, 2] AS x', '!endsWithoutReturn'],
  ['UNWIND [1, 2] RETURN 1', '!syntax'],
  ['UNWIND y AS x RETURN x', '!undefinedVariable'],
  ["UNWIND 'abc' AS x RETURN x", 'abc'],
  ['UNWIND {a: 1} AS x RETURN x.a', '1']
])

runCases('UNION', emptyGraph, [
  ['RETURN 1 AS x UNION RETURN 2 AS x', '1 ; 2'],
  ['RETURN 1 AS x UNION RETURN 1 AS x', '1'],
  ['RETURN 1 AS x UNION ALL RETURN 1 AS x', '1 ; 1'],
  ['RETURN 1 AS x UNION RETURN 2 AS y', '!differentColumns'],
  ['RETURN 1 AS x UNION RETURN 1 AS x, 2 AS y', '!differentColumns'],
  ['RETURN 1 AS x, 2 AS y UNION RETURN 1 AS x', '!differentColumns'],
  ['RETURN 1 AS x, 2 AS y UNION ALL RETURN 3 AS y, 4 AS x', '1 | 2 ; 4 | 3'],
  ['RETURN 1 AS x, 2 AS y UNION RETURN 2 AS y, 1 AS x', '1 | 2'],
  ['RETURN 1 AS x UNION RETURN 2 AS x UNION ALL RETURN 3 AS x', '!mixedUnion'],
  ['RETURN 1 AS x UNION RETURN 2 AS x UNION RETURN 1 AS x', '1 ; 2'],
  ['UNWIND [1, 1] AS x RETURN x UNION UNWIND [2, 2] AS x RETURN x', '1 ; 2'],
  ['UNWIND [1, 1] AS x RETURN x UNION ALL UNWIND [2] AS x RETURN x', '1 ; 1 ; 2'],
  ['RETURN null AS x UNION RETURN null AS x', 'null'],
  ['RETURN 1 AS a, 2 AS b UNION RETURN 3 AS a, 4 AS b', '1 | 2 ; 3 | 4'],
  ['RETURN 1 AS x UNION', '!syntax'],
  ['WITH 1 AS y RETURN y AS x UNION RETURN y AS x', '!undefinedVariable'],
  ['RETURN 1 AS x UNION RETURN 1.0 AS x', '1'],
  // Two columns of one variable share its place in a row, and the next branch has other values for them.
  ['WITH 1 AS a RETURN a AS x, a AS y UNION RETURN 1 AS x, 2 AS y', '1 | 1 ; 1 | 2'],
  ['WITH 1 AS a RETURN a AS x, a AS y UNION ALL RETURN 1 AS x, 2 AS y', '1 | 1 ; 1 | 2'],
  ['RETURN 1 AS x, 2 AS y UNION WITH 3 AS a RETURN a AS y, a AS x UNION RETURN 4 AS x, 5 AS y', '1 | 2 ; 3 | 3 ; 4 | 5'],
  ['WITH 1 AS a WITH a AS x, a AS y RETURN * UNION RETURN 1 AS x, 2 AS y', '1 | 1 ; 1 | 2'],
  ['UNWIND [1, 2] AS a RETURN a AS x, a AS y UNION UNWIND [1, 2] AS b RETURN b AS y, 1 AS x', '1 | 1 ; 1 | 2 ; 2 | 2'],
  ['RETURN COUNT { WITH 1 AS a RETURN a AS x, a AS y UNION RETURN 1 AS x, 2 AS y UNION RETURN 2 AS x, 2 AS y } AS n', '3'],
  ['RETURN COLLECT { WITH 1 AS a RETURN a AS x UNION RETURN 2 AS x UNION ALL RETURN 3 AS x } AS l', '!mixedUnion'],
  ['UNWIND [1, 2] AS a RETURN COLLECT { RETURN a AS x UNION RETURN 3 AS x } AS l', '[1,3] ; [2,3]'],
  ['UNWIND [1, 2] AS a RETURN a, COLLECT { RETURN a AS x UNION ALL RETURN a * 10 AS x } AS l', '1 | [1,10] ; 2 | [2,20]']
])

runCases('what follows DISTINCT', graphOf("CREATE ({name2: 'A'}), ({name2: 'B'}), ({name2: 'B'})"), [
  ["MATCH (a) WITH DISTINCT a.name2 AS name WHERE a.name2 = 'B' RETURN *", 'B']
])

runCases('what follows DISTINCT and groups', sales, [
  ["MATCH (s:Sale) WITH DISTINCT s.shop AS shop WHERE s.shop = 'X' RETURN *", 'X'],
  ["MATCH (s:Sale) WITH s.shop AS shop, count(*) AS n WHERE s.shop IN ['X', 'Y'] RETURN shop", 'X ; Y'],
  ['MATCH (s:Sale) WITH DISTINCT s.shop AS shop WHERE s.amount = 1 RETURN shop', '!undefinedVariable'],
  ['MATCH (s:Sale) WITH s.shop AS shop, count(*) AS n WHERE count(*) > 1 RETURN shop', '!aggregateHere']
])

runCases('names of columns and rows of DISTINCT', emptyGraph, [
  ["UNWIND ['2020-01-01T12:00Z', '2020-01-01T13:00+01:00'] AS t WITH DISTINCT datetime(t) AS d RETURN count(d)", '1'],
  [
    "UNWIND ['2020-01-01T12:00Z', '2020-01-01T13:00+01:00'] AS t RETURN datetime(t).epochSeconds AS s, count(*)",
    '1577880000 | 2'
  ],
  ["UNWIND ['12:00Z', '13:00+01:00'] AS t RETURN count(DISTINCT time(t))", '1'],
  ["UNWIND [date('2020-01-01'), localdatetime('2020-01-01T00:00')] AS t RETURN count(DISTINCT t)", '2']
])

runCases('scope', sales, [
  ['MATCH (s:Sale) WITH s.shop AS shop RETURN s', '!undefinedVariable'],
  ['MATCH (s:Sale) WITH s.shop AS s RETURN DISTINCT s ORDER BY s', 'X ; Y ; null'],
  ['MATCH (s:Sale) WITH collect(s) AS list UNWIND list AS s RETURN count(s)', '5'],
  ['MATCH (s:Sale) WITH s LIMIT 1 MATCH (t:Sale) RETURN count(t)', '5'],
  ['MATCH (s:Sale) WITH count(s) AS n MATCH (t:Sale {amount: 1}) RETURN n, t.amount', '5 | 1'],
  ['WITH 1 AS x MATCH (s:Sale {amount: x}) RETURN s.amount', '1'],
  ['MATCH (s:Sale) WITH s AS t WHERE t.amount = 1 RETURN t.amount', '1'],
  ['MATCH (s:Sale) WITH s.amount AS a ORDER BY a LIMIT 2 RETURN collect(a) AS l ORDER BY l', '[1,5.5]'],
  ['MATCH (a:Sale) WITH a MATCH (b:Sale) WHERE b.amount < a.amount RETURN count(*)', '6']
])

test.each([
  ['MATCH (a) RETURN a.code // the code', 'a.code'],
  ['RETURN 1 + 1 // two', '1 + 1'],
  ['RETURN count(*) /* all */', 'count(*)'],
  ["RETURN 'http://a' // an address", "'http://a'"],
  ['RETURN 1 /* one */ // and no more\n , 2', '1'],
  ['RETURN (1) /* one */ AS x', 'x']
])('a column is not named by the comment after it: %s', (query, name) => {
  expect(runQuery(emptyGraph, query).answers[0]?.columns[0]).toBe(name)
})

test('a mark at a fault leaves out the comment after it', () => {
  expect(runQuery(emptyGraph, 'RETURN size(1) // one').fault?.at).toEqual({ start: 7, end: 14 })
})
