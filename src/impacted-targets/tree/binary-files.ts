const binary =
  /\.(?:png|jpe?g|gif|webp|avif|ico|icns|bmp|tiff?|heic|psd|sketch|fig|ktx2?|dds|hdr|exr|glb|blend|fbx|woff2?|ttf|otf|eot|zip|t?gz|tar|bz2|xz|7z|zst|br|jar|war|class|nupkg|snupkg|whl|pdf|docx|xlsx|pptx|mp[34]|m4[av]|mov|avi|mkv|ogg|opus|flac|wav|webm|wasm|node|exe|dll|so|dylib|pdb|pyc|npy|npz|sqlite3?|parquet|onnx|snk|pfx)$/i;

/** True for the name of a picture, an archive, a film or a program. Such a file does not mention other files. */
export function isBinary(path: string): boolean {
  return binary.test(path);
}
