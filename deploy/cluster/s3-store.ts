// The S3 store of the cluster: the server of the tests, as a process of its own. It checks
// signatures and keeps its objects on disk. In production, use a store that is itself distributed.
import S3rver from '@20minutes/s3rver';

const [folder = '', port = ''] = process.argv.slice(2);

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory: folder,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'receipts' }],
});
await server.run();
