/** Given on the command line at each start, where nothing in the data folder can override them. */
export const POSTGRES_SETTINGS: Record<string, string> = {
  // Acknowledged means durable. These are the defaults of Postgres, and said so that they stay.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '50',

  // Small at rest: the database shares a small machine with the application.
  shared_buffers: '64MB',
  huge_pages: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',

  // No helper processes that nobody needs: replication, readers for one disk, parallel queries.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  // Compiling pays for queries of seconds; ours take milliseconds.
  jit: 'off',

  // The application reports the errors of its own statements. Details and statements, which hold
  // what people have entered, stay out of the file.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
};
