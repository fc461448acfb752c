CREATE TABLE `entry_drafts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`fields` text NOT NULL,
	`text` text,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`author` text,
	`note` text NOT NULL,
	`live_version` integer,
	`publish_from` integer,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_drafts_entry` ON `entry_drafts` (`kind`,`id`,`language`);--> statement-breakpoint
CREATE INDEX `entry_drafts_changed` ON `entry_drafts` (`changed_at`,`number`);--> statement-breakpoint
CREATE INDEX `entry_drafts_kind` ON `entry_drafts` (`kind`,`changed_at`,`number`);--> statement-breakpoint
CREATE TABLE `entry_previews` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entry_previews_expiry` ON `entry_previews` (`expires_at`);--> statement-breakpoint
CREATE TABLE `entry_versions` (
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`fields` text NOT NULL,
	`text` text,
	`author` text,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `language`, `version`)
);
--> statement-breakpoint
CREATE TABLE `__new_activities` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`place` text NOT NULL,
	`registration` text,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_activities`("id", "language", "title", "summary", "is_sample", "starts_at", "ends_at", "time_zone", "place", "registration", "body") SELECT "id", "language", "title", "summary", "is_sample", "starts_at", "ends_at", "time_zone", "place", "registration", "body" FROM `activities`;--> statement-breakpoint
DROP TABLE `activities`;--> statement-breakpoint
ALTER TABLE `__new_activities` RENAME TO `activities`;--> statement-breakpoint
CREATE INDEX `activities_time` ON `activities` (`language`,`ends_at`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE TABLE `__new_articles` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`section` text NOT NULL,
	`topic` text NOT NULL,
	`released_on` text NOT NULL,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_articles`("id", "language", "title", "summary", "is_sample", "section", "topic", "released_on", "body") SELECT "id", "language", "title", "summary", "is_sample", "section", "topic", "released_on", "body" FROM `articles`;--> statement-breakpoint
DROP TABLE `articles`;--> statement-breakpoint
ALTER TABLE `__new_articles` RENAME TO `articles`;--> statement-breakpoint
CREATE INDEX `articles_latest` ON `articles` (`language`,`section`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE TABLE `__new_news` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`source` text NOT NULL,
	`released_on` text NOT NULL,
	`trending` integer,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_news`("id", "language", "title", "summary", "is_sample", "source", "released_on", "trending", "body") SELECT "id", "language", "title", "summary", "is_sample", "source", "released_on", "trending", "body" FROM `news`;--> statement-breakpoint
DROP TABLE `news`;--> statement-breakpoint
ALTER TABLE `__new_news` RENAME TO `news`;--> statement-breakpoint
CREATE INDEX `news_latest` ON `news` (`language`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE INDEX `news_trending` ON `news` (`language`,`trending`,`id`,`publish_from`,`publish_until`) WHERE trending IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_research` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`type` text NOT NULL,
	`released_on` text NOT NULL,
	`file_key` text,
	`file_name` text,
	`file_bytes` integer,
	`file_sha256` text,
	`file_media_type` text,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_research`("id", "language", "title", "summary", "is_sample", "type", "released_on", "file_key", "file_name", "file_bytes", "file_sha256", "file_media_type", "body") SELECT "id", "language", "title", "summary", "is_sample", "type", "released_on", "file_key", "file_name", "file_bytes", "file_sha256", "file_media_type", "body" FROM `research`;--> statement-breakpoint
DROP TABLE `research`;--> statement-breakpoint
ALTER TABLE `__new_research` RENAME TO `research`;--> statement-breakpoint
CREATE INDEX `research_latest` ON `research` (`language`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE INDEX `research_type` ON `research` (`language`,`type`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE TABLE `__new_search_terms` (
	`language` text NOT NULL,
	`term` text NOT NULL,
	`weight` integer NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	PRIMARY KEY(`kind`, `id`, `language`, `term`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_search_terms`("language", "term", "weight", "kind", "id") SELECT "language", "term", "weight" * 2, "kind", "id" FROM `search_terms`;--> statement-breakpoint
DROP TABLE `search_terms`;--> statement-breakpoint
ALTER TABLE `__new_search_terms` RENAME TO `search_terms`;--> statement-breakpoint
CREATE INDEX `search_terms_weight` ON `search_terms` (`language`,`term`,`weight`,`id`,`kind`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE TABLE `__new_videos` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`type` text NOT NULL,
	`released_on` text NOT NULL,
	`duration_seconds` integer NOT NULL,
	`poster` text,
	`source` text,
	`source_media_type` text,
	`captions` text NOT NULL,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_videos`("id", "language", "title", "summary", "is_sample", "type", "released_on", "duration_seconds", "poster", "source", "source_media_type", "captions", "body") SELECT "id", "language", "title", "summary", "is_sample", "type", "released_on", "duration_seconds", "poster", "source", "source_media_type", "captions", "body" FROM `videos`;--> statement-breakpoint
DROP TABLE `videos`;--> statement-breakpoint
ALTER TABLE `__new_videos` RENAME TO `videos`;--> statement-breakpoint
CREATE INDEX `videos_latest` ON `videos` (`language`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE INDEX `videos_type` ON `videos` (`language`,`type`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE TABLE `__new_downloads` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`kind` text NOT NULL,
	`place` integer NOT NULL,
	`edition` text,
	`programming_language` text,
	`version` text NOT NULL,
	`released_on` text NOT NULL,
	`documents` text,
	`api_documents` text,
	`file_key` text,
	`file_name` text,
	`file_bytes` integer,
	`file_sha256` text,
	`file_media_type` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_downloads`("id", "language", "title", "summary", "is_sample", "kind", "place", "edition", "programming_language", "version", "released_on", "documents", "api_documents", "file_key", "file_name", "file_bytes", "file_sha256", "file_media_type") SELECT "id", "language", "title", "summary", "is_sample", "kind", "place", "edition", "programming_language", "version", "released_on", "documents", "api_documents", "file_key", "file_name", "file_bytes", "file_sha256", "file_media_type" FROM `downloads`;--> statement-breakpoint
DROP TABLE `downloads`;--> statement-breakpoint
ALTER TABLE `__new_downloads` RENAME TO `downloads`;--> statement-breakpoint
CREATE INDEX `downloads_place` ON `downloads` (`language`,`kind`,`place`);--> statement-breakpoint
CREATE TABLE `__new_slides` (
	`id` integer NOT NULL,
	`place` integer NOT NULL,
	`kind_zh` text NOT NULL,
	`kind_en` text NOT NULL,
	`title_zh` text NOT NULL,
	`title_en` text NOT NULL,
	`link_text_zh` text NOT NULL,
	`link_text_en` text NOT NULL,
	`href` text NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`id`, `publish_from`)
);
--> statement-breakpoint
INSERT INTO `__new_slides`("id", "place", "kind_zh", "kind_en", "title_zh", "title_en", "link_text_zh", "link_text_en", "href") SELECT "id", "place", "kind_zh", "kind_en", "title_zh", "title_en", "link_text_zh", "link_text_en", "href" FROM `slides`;--> statement-breakpoint
DROP TABLE `slides`;--> statement-breakpoint
ALTER TABLE `__new_slides` RENAME TO `slides`;--> statement-breakpoint
-- What was published before there were versions is the first version of each entry.
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'news', id, language, 1, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'source', source, 'releasedOn', released_on, 'trending', trending), coalesce(blocks, json_object('markdown', body)), NULL, 'imported', unixepoch() * 1000 FROM news;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'news', id, language, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'source', source, 'releasedOn', released_on, 'trending', trending), coalesce(blocks, json_object('markdown', body)), 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM news;--> statement-breakpoint
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'videos', id, language, 1, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'type', type, 'releasedOn', released_on, 'durationSeconds', duration_seconds, 'poster', poster, 'source', source, 'sourceMediaType', source_media_type, 'captions', captions), coalesce(blocks, json_object('markdown', body)), NULL, 'imported', unixepoch() * 1000 FROM videos;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'videos', id, language, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'type', type, 'releasedOn', released_on, 'durationSeconds', duration_seconds, 'poster', poster, 'source', source, 'sourceMediaType', source_media_type, 'captions', captions), coalesce(blocks, json_object('markdown', body)), 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM videos;--> statement-breakpoint
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'activities', id, language, 1, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'startsAt', strftime('%Y-%m-%dT%H:%M:%fZ', starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', ends_at / 1000.0, 'unixepoch'), 'timeZone', time_zone, 'place', place, 'registration', registration), coalesce(blocks, json_object('markdown', body)), NULL, 'imported', unixepoch() * 1000 FROM activities;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'activities', id, language, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'startsAt', strftime('%Y-%m-%dT%H:%M:%fZ', starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', ends_at / 1000.0, 'unixepoch'), 'timeZone', time_zone, 'place', place, 'registration', registration), coalesce(blocks, json_object('markdown', body)), 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM activities;--> statement-breakpoint
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'research', id, language, 1, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'type', type, 'releasedOn', released_on, 'fileKey', file_key, 'fileName', file_name, 'fileMediaType', file_media_type, 'fileBytes', file_bytes, 'fileSha256', file_sha256), coalesce(blocks, json_object('markdown', body)), NULL, 'imported', unixepoch() * 1000 FROM research;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'research', id, language, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'type', type, 'releasedOn', released_on, 'fileKey', file_key, 'fileName', file_name, 'fileMediaType', file_media_type, 'fileBytes', file_bytes, 'fileSha256', file_sha256), coalesce(blocks, json_object('markdown', body)), 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM research;--> statement-breakpoint
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'articles', id, language, 1, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'section', section, 'topic', topic, 'releasedOn', released_on), coalesce(blocks, json_object('markdown', body)), NULL, 'imported', unixepoch() * 1000 FROM articles;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'articles', id, language, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'section', section, 'topic', topic, 'releasedOn', released_on), coalesce(blocks, json_object('markdown', body)), 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM articles;--> statement-breakpoint
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'downloads', id, language, 1, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'kind', kind, 'place', place, 'edition', edition, 'programmingLanguage', programming_language, 'version', version, 'releasedOn', released_on, 'documents', documents, 'apiDocuments', api_documents, 'fileKey', file_key, 'fileName', file_name, 'fileMediaType', file_media_type, 'fileBytes', file_bytes, 'fileSha256', file_sha256), NULL, NULL, 'imported', unixepoch() * 1000 FROM downloads;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'downloads', id, language, title, json_object('title', title, 'summary', summary, 'isSample', json(iif(is_sample, 'true', 'false')), 'kind', kind, 'place', place, 'edition', edition, 'programmingLanguage', programming_language, 'version', version, 'releasedOn', released_on, 'documents', documents, 'apiDocuments', api_documents, 'fileKey', file_key, 'fileName', file_name, 'fileMediaType', file_media_type, 'fileBytes', file_bytes, 'fileSha256', file_sha256), NULL, 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM downloads;--> statement-breakpoint
INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at) SELECT 'slides', id, 'zh-CN', 1, title_zh, json_object('place', place, 'kindZh', kind_zh, 'kindEn', kind_en, 'titleZh', title_zh, 'titleEn', title_en, 'linkTextZh', link_text_zh, 'linkTextEn', link_text_en, 'href', href), NULL, NULL, 'imported', unixepoch() * 1000 FROM slides;--> statement-breakpoint
INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at) SELECT 'slides', id, 'zh-CN', title_zh, json_object('place', place, 'kindZh', kind_zh, 'kindEn', kind_en, 'titleZh', title_zh, 'titleEn', title_en, 'linkTextZh', link_text_zh, 'linkTextEn', link_text_en, 'href', href), NULL, 'published', 1, NULL, '', 1, 0, unixepoch() * 1000 FROM slides;
