-- The first slides of the home page, each with its first version. A site that has the slide keeps its own.
INSERT INTO slides (id, place, kind_zh, kind_en, title_zh, title_en, link_text_zh, link_text_en, href)
SELECT * FROM (VALUES
  (1, 1, '报告', 'Report', '经审计的基准测试：吞吐量比对照成绩高70%', 'Audited benchmark: throughput 70% above the comparison', '查看结果', 'See the results', '/homedetails?id=1'),
  (2, 2, '版本', 'Editions', '四个版本：从免费的单机学习到分区存储的企业部署', 'Four editions, from free learning to partitioned storage', '对比版本', 'Compare editions', '/homedetails?id=2'),
  (3, 3, '方案', 'Solutions', '三种图查询：环、路径、影响范围', 'Three common graph queries: ring, path and impact', '查看查询', 'See the queries', '/homedetails?id=3'),
  (4, 4, '文档', 'Documentation', '从安装到第一条查询：入门文档', 'From installation to your first query: the guide', '阅读文档', 'Read the guide', '/homedetails?id=4')
) AS first WHERE NOT EXISTS (SELECT 1 FROM entry_versions WHERE kind = 'slides' AND id = first.column1);

INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at)
SELECT 'slides', id, 'zh-CN', 1, title_zh,
  json_object('place', place, 'kindZh', kind_zh, 'kindEn', kind_en, 'titleZh', title_zh, 'titleEn', title_en,
    'linkTextZh', link_text_zh, 'linkTextEn', link_text_en, 'href', href),
  NULL, NULL, 'imported', unixepoch() * 1000
FROM slides WHERE NOT EXISTS (SELECT 1 FROM entry_versions WHERE kind = 'slides' AND id = slides.id);

INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at)
SELECT kind, id, language, title, fields, text, 'published', 1, NULL, '', version, 0, at
FROM entry_versions WHERE kind = 'slides' AND event = 'imported'
ON CONFLICT (kind, id, language) DO NOTHING;
