-- Trigrams: the nearest known word to a mistyped one.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
