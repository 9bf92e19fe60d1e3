/** Passed on the command line, so nothing in the data folder can override them. */
export const POSTGRES_SETTINGS: Record<string, string> = {
  // Acknowledged means durable. These are Postgres' defaults; we set them so that nothing changes
  // them.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '50',

  // Small at rest, because the database shares a small machine with the application.
  shared_buffers: '64MB',
  huge_pages: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',

  // No helper processes that we do not need: replication, async readers, parallel queries.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  // JIT pays off for queries that take seconds. Ours take milliseconds.
  jit: 'off',

  // The application reports the errors of its own statements. Details and statements contain user
  // data, so they stay out of the file.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
};
